import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** A reader of one game is shown that game’s contents, as on our site; all of them would be heavier. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const route = locals.starlightRoute;
  const game = route.id.split('/')[1];
  route.sidebar = route.sidebar.flatMap((entry) =>
    entry.type === 'group' && entry.label === game ? entry.entries : [],
  );
});
