import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineFiles, RULE_NAMES_FILE, ruleNamesText } from '../../scripts/lib/rule-names.ts';

const root = process.cwd();

describe('the names of rules that are made for the engine', () => {
  it('leave out terms, and stand without their game', () => {
    const text = ruleNamesText(['duel.combat.roll', 'duel.combat.block', 'duel.glossary.leader']);
    expect(text).toContain("readonly duel: 'combat.roll' | 'combat.block';");
    expect(text).not.toContain('leader');
  });

  it('list a rule for the part of the engine whose code names it, and for no other', () => {
    const made = engineFiles(root, ['swlcg.setup.dial', 'ti4.elimination.conditions']);
    const listOf = (game: string, part: string) =>
      (made.get(`src/games/${game}/engine/cited-rules.ts`) ?? '')
        .split('\n')
        .find((line) => line.startsWith(`export const ${part}:`));
    expect(listOf('swlcg', 'tracker')).toContain("['swlcg.setup.dial']");
    expect(listOf('ti4', 'action')).toContain("['ti4.elimination.conditions']");
    expect(listOf('ti4', 'agenda')).toContain('[]');
  });

  it('name no rule that is not published', () => {
    const names = readFileSync(RULE_NAMES_FILE, 'utf8').match(/'[^']+'/g) ?? [];
    const published = readFileSync('content/ids.txt', 'utf8');
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter((name) => !published.includes(`.${name.slice(1, -1)}`))).toEqual([]);
  });
});
