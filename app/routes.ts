import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. */
export default [
  index('routes/home.tsx'),
  route('give', 'routes/give.tsx'),
  route('calendar', 'routes/calendar.tsx'),
  route('calendar.ics', 'routes/calendar.ics.ts'),
  route('calendar/:id.ics', 'routes/calendar.event.ts'),
  route('sermons', 'routes/sermons.tsx'),
  route('sermons/thumbnails/:id', 'routes/sermons.thumbnail.ts'),
  route('pay/:token', 'routes/pay.tsx'),
  route('response', 'routes/response.tsx'),
  route('api/register/response', 'routes/api.register.response.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
