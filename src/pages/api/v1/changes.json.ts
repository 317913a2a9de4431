import type { APIRoute } from 'astro';
import { changesFile } from '../../../api/released.ts';
import { getModel } from '../../../rules/ask/get-model.ts';

export const GET: APIRoute = async () => Response.json(changesFile(await getModel()));
