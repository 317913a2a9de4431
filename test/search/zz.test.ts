import { expect, it } from 'vitest';
import { getModel } from '../../src/rules/ask/get-model.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { recordsOf } from '../../src/search/records.ts';
import { openSearch } from './support/open-search.ts';
import { figuresOf, gameOf, judge, sameLook, byKind } from './support/quality.ts';
import { readQueries } from './support/queries.ts';
it('prints', async () => {
  const model = await getModel();
  for (const language of LANGUAGES) {
    const search = openSearch(model, language);
    const shownBy = sameLook(recordsOf(model, language));
    for (const set of ['queries','tuning'] as const) {
      const judgements = [];
      for (const query of readQueries(set, language)) {
        const { results } = await search(query.query, { game: gameOf(query) });
        judgements.push(judge(query, results.map(({ id, rule }) => [...shownBy(id), ...(rule === undefined ? [] : [rule.id])])));
      }
      const f = figuresOf(judgements);
      console.log(language, set, f.count, f.first.toFixed(3), f.five.toFixed(3), byKind(judgements).map(([k, j]) => `${k} ${j.length} ${figuresOf(j).first.toFixed(2)}/${figuresOf(j).five.toFixed(2)}`).join('; '));
      for (const g of ['rebellion','ti4','swlcg','swdbg']) { const j = judgements.filter(({query})=>gameOf(query)===g); if (j.length) console.log('   ',g,j.length,figuresOf(j).first.toFixed(3),figuresOf(j).five.toFixed(3)); }
    }
  }
  expect(1).toBe(1);
}, 600000);
