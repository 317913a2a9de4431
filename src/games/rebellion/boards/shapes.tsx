import type { JSX } from 'preact';
import type { DieColour, DieFace } from '../engine/dice.ts';
import type { UnitId } from '../engine/units.ts';

/**
 * Our own signs, drawn on a 48 × 48 field. Whatever colour tells, a shape tells as well: a red die
 * and red health are diamonds, a black die and black health are squares.
 */

const fighter = <path d="M24 5 41 42 24 33 7 42Z" />;

const capital = (decks: number): JSX.Element => (
  <>
    <path d="M24 3 35 17V44H13V17Z" />
    {Array.from({ length: decks }, (_, deck) => (
      <path key={deck} class="figure-mark" d={`M17 ${39 - deck * 7}H31`} />
    ))}
  </>
);

const station = (whole: boolean): JSX.Element => (
  <>
    <circle cx="24" cy="24" r="20" class={whole ? undefined : 'figure-unfinished'} />
    <path class="figure-mark" d="M5 26H43" />
    <circle cx="31" cy="16" r="4.5" class="figure-mark" />
  </>
);

const trooper = (
  <>
    <circle cx="24" cy="12" r="8" />
    <path d="M10 45C10 31 15 23 24 23S38 31 38 45Z" />
  </>
);

const walker = (tall: boolean): JSX.Element => (
  <>
    <path d={tall ? 'M5 10H37V26H5ZM37 12H45V20H37Z' : 'M12 8H36V26H12Z'} />
    <path class="figure-legs" d={tall ? 'M11 26V44M31 26V44' : 'M18 26 14 44M30 26 34 44'} />
    <path class="figure-mark" d={tall ? 'M12 18H30' : 'M18 17H30'} />
  </>
);

const speeder = (
  <>
    <path d="M24 8C33 8 40 22 44 38H4C8 22 15 8 24 8Z" />
    <path class="figure-mark" d="M17 24H31" />
  </>
);

const shield = (
  <>
    <path d="M6 40A18 26 0 0 1 42 40Z" />
    <path class="figure-mark" d="M15 40A9 15 0 0 1 33 40" />
    <path class="figure-legs" d="M3 44H45" />
  </>
);

const cannon = (
  <>
    <path d="M12 42V30A12 12 0 0 1 36 30V42Z" />
    <path d="M20 20V4H28V20" />
    <path class="figure-legs" d="M5 44H43" />
  </>
);

const FIGURES: Readonly<Record<UnitId, JSX.Element>> = {
  'tie-fighter': fighter,
  'assault-carrier': capital(1),
  'star-destroyer': capital(2),
  'super-star-destroyer': capital(3),
  'death-star': station(true),
  'death-star-under-construction': station(false),
  stormtrooper: trooper,
  'at-st': walker(false),
  'at-at': walker(true),
  'x-wing': fighter,
  'y-wing': fighter,
  'rebel-transport': capital(0),
  'corellian-corvette': capital(1),
  'mon-calamari-cruiser': capital(2),
  'rebel-trooper': trooper,
  airspeeder: speeder,
  'shield-generator': shield,
  'ion-cannon': cannon,
};

export const figureShape = (unit: UnitId): JSX.Element => FIGURES[unit];

/** Crosses out a figure that waits for its end on the faction sheet. */
export const Doomed = (): JSX.Element => (
  <svg class="die" viewBox="0 0 48 48" aria-hidden="true">
    <path class="figure-cross" d="M10 10 38 38M38 10 10 38" />
  </svg>
);

const DIAMOND = 'M24 1.5 46.5 24 24 46.5 1.5 24Z';
const SQUARE = 'M7 7H41V41H7Z';

const FACES: Readonly<Record<DieFace, JSX.Element>> = {
  hit: <circle cx="24" cy="24" r="7.5" class="face-solid" />,
  'direct-hit': (
    <>
      <circle cx="24" cy="24" r="9.5" class="face-line" />
      <circle cx="24" cy="24" r="3.5" class="face-solid" />
      <path d="M24 11V16M24 32V37M11 24H16M32 24H37" class="face-line" />
    </>
  ),
  special: <path d="M24 13 34 31H14Z" class="face-line" />,
  blank: <path d="M20 24H28" class="face-line face-blank" />,
};

/** null is a die that has no colour: Death Star Plans are rolled with any three. */
export const DieShape = ({
  colour,
  face,
  struck = false,
}: {
  readonly colour: DieColour | null;
  readonly face: DieFace;
  readonly struck?: boolean;
}): JSX.Element => (
  <svg class={`die die-${colour ?? 'any'}`} viewBox="0 0 48 48" aria-hidden="true">
    <path class="die-body" d={colour === 'red' ? DIAMOND : SQUARE} />
    {FACES[face]}
    {struck && <path class="die-strike" d="M4 44 44 4" />}
  </svg>
);
