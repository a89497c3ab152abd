import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { PROGRAMME_KEYS } from '#domain/registration/conference.ts'

/** Every address of the site. */
export default [
  index('routes/home.tsx'),
  route('give', 'routes/give.tsx'),
  ...PROGRAMME_KEYS.map((key) => route(key, 'routes/register.tsx', { id: key })),
  route('registered/:id', 'routes/registered.tsx'),
  route('pay/:token', 'routes/pay.tsx'),
  route('response', 'routes/response.tsx'),
  route('receipts/:name', 'routes/receipt.tsx'),
  route('letters/:file', 'routes/letters.ts'),
  route('api/register', 'routes/api.register.ts'),
  route('api/register/new', 'routes/api.register.new.ts'),
  route('api/register/response', 'routes/api.register.response.ts'),
  route('api/payments/webhook', 'routes/api.payments.webhook.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
