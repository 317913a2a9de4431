import type { APIRoute } from 'astro';
import { APP_ICONS, appIcon, type AppIcon } from '../../pictures/app-icon.ts';

export const getStaticPaths = () =>
  APP_ICONS.map((icon) => ({ params: { icon: icon.name }, props: icon }));

export const GET: APIRoute<AppIcon> = async ({ props }) =>
  new Response(await appIcon(props), { headers: { 'Content-Type': 'image/png' } });
