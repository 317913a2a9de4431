import type { APIRoute } from 'astro';
import { z } from 'astro/zod';
import { apiSchemas, type ApiFile } from '../../../../api/schemas.ts';

export const getStaticPaths = () => Object.keys(apiSchemas).map((file) => ({ params: { file } }));

export const GET: APIRoute<Record<string, never>, { file: ApiFile }> = ({ params }) =>
  Response.json(z.toJSONSchema(apiSchemas[params.file], { io: 'input' }));
