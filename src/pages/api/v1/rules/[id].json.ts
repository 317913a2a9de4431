import type { APIRoute } from 'astro';
import { ruleFile } from '../../../../api/rule-file.ts';
import { getModel } from '../../../../rules/get-model.ts';
import type { RuleId } from '../../../../rules/references.ts';

/** Ids that have moved keep answering, with the rule as it is called today. */
export async function getStaticPaths() {
  const { rules, terms, aliases } = await getModel();
  return [...rules.keys(), ...terms.keys(), ...aliases.keys()].map((id) => ({
    params: { id },
    props: { id },
  }));
}

export const GET: APIRoute<{ id: RuleId }> = async ({ props: { id } }) =>
  Response.json(ruleFile(await getModel(), id));
