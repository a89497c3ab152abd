import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the site. */
export default [
  index('routes/home.tsx'),
  route('give', 'routes/give.tsx'),
  route('pay/:token', 'routes/pay.tsx'),
  route('response', 'routes/response.tsx'),
  route('api/register/response', 'routes/api.register.response.ts'),
  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
