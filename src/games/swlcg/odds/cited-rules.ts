// Made by «npm run ids»; a check of the content holds it to what is published and cited.
import type { RuleId } from '../../../engine/procedure.ts';

export const citedRules: readonly RuleId[] = ['swlcg.draw-phase.reserve-changes', 'swlcg.draw-phase.reserve-six', 'swlcg.edge-battle.any-card', 'swlcg.edge-battle.automatic-win', 'swlcg.edge-battle.count', 'swlcg.edge-battle.discard', 'swlcg.edge-battle.fate-complete', 'swlcg.edge-battle.fate-only', 'swlcg.edge-battle.fate-order', 'swlcg.edge-battle.may-still-place', 'swlcg.edge-battle.tie', 'swlcg.edge-battle.two-passes', 'swlcg.edge-battle.what-counts', 'swlcg.golden-rule.card-wins', 'swlcg.keywords.edge-icons'];
