// Made by «npm run ids»; a check of the content holds it to what is published and cited.
import type { RuleId } from '../../../engine/procedure.ts';

export const citedRules: readonly RuleId[] = ['swdbg.buying.to-discard', 'swdbg.buying.when-playable', 'swdbg.capital-ships.attack-base', 'swdbg.capital-ships.income', 'swdbg.capital-ships.not-discarded', 'swdbg.capital-ships.not-row', 'swdbg.cards.attack', 'swdbg.force.full', 'swdbg.playing-cards.force', 'swdbg.playing-cards.resources', 'swdbg.reshuffling.not-at-once', 'swdbg.reshuffling.own', 'swdbg.reshuffling.take-rest', 'swdbg.turn.discard-hand', 'swdbg.turn.discard-units', 'swdbg.turn.draw-five', 'swdbg.turn.draw-rest', 'swdbg.turn.force-bonus', 'swdbg.turn.return-resources', 'swdbg.turn.ship-income'];
