import { beforeAll, describe, expect, it } from 'vitest';
import { walkthroughData } from '../../src/components/walkthrough-data.ts';
import { momentsOf, type Moment } from '../../src/integrations/boards/moments.tsx';
import type { Game, Model, Scenario } from '../../src/rules/model.ts';
import { contentModel } from '../rules/support/content.ts';

let model: Model;
let examples: readonly { readonly game: Game; readonly scenario: Scenario }[];

beforeAll(async () => {
  model = await contentModel();
  // One of each procedure: those of a procedure are drawn alike.
  const all = model.games.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario })));
  examples = [...new Map(all.map((one) => [one.scenario.procedure, one])).values()];
});

const shown = async (): Promise<readonly (readonly Moment[])[]> =>
  Promise.all(
    examples.map(({ game, scenario }) => momentsOf(walkthroughData(model, game, scenario, 'uk'))),
  );

describe('the boards that maintainers look at', () => {
  it('are drawn of every procedure, from its beginning to its end', async () => {
    expect(examples.length).toBeGreaterThan(20);
    for (const [at, moments] of (await shown()).entries()) {
      const { scenario } = examples[at] ?? expect.fail();
      expect(moments[0]).toMatchObject({ step: 0 });
      expect(moments.at(-1)).toMatchObject({ step: scenario.choices.length });
      expect(moments.flatMap(({ as }) => as).sort()).toEqual([
        'beginning',
        'end',
        'middle',
        'most crowded',
      ]);
      for (const { html } of moments) expect(html, scenario.id).toContain('<');
    }
  });

  it('change as the example is played', async () => {
    const still = (await shown()).filter(
      (moments) => new Set(moments.map(({ html }) => html)).size === 1,
    );
    expect(still).toEqual([]);
  });

  it('are every board that there is, but of a game that no worked example plays', () => {
    const drawn = new Set(
      examples.map(({ game, scenario }) => walkthroughData(model, game, scenario, 'uk').play),
    );
    const plays = Object.keys(import.meta.glob('../../src/games/*/play/*.tsx')).map((file) =>
      file.replace(/^.*games\/(.*)\/play\/(.*)\.tsx$/, '$1/$2'),
    );
    const idle = plays.filter((play) => !drawn.has(play));
    expect([...drawn].filter((play) => !plays.includes(play))).toEqual([]);
    expect(idle.length).toBeLessThanOrEqual(1);
  });
});
