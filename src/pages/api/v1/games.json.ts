import type { APIRoute } from 'astro';
import { gamesFile } from '../../../api/files.ts';
import { getModel } from '../../../rules/ask/get-model.ts';

export const GET: APIRoute = async () => Response.json(gamesFile(await getModel()));
