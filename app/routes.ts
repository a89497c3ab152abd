import { index, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every route of the site. Which information pages and registration forms there are is content: one
 * pattern serves them all. React Router prefers a fixed address to it.
 */
export default [
  index('routes/home.tsx'),
  route('give', 'routes/give.tsx'),
  route('response', 'routes/response.tsx'),
  route('cells', 'routes/cells.tsx'),
  route('policy', 'routes/policy.tsx'),
  route('calendar', 'routes/calendar.tsx'),
  route('calendar.ics', 'routes/calendar.ics.ts'),
  route('calendar/:id.ics', 'routes/calendar.event.ts'),
  route('registered/:id', 'routes/registered.tsx'),
  route('keep/:key', 'routes/keep.tsx'),
  route('unsubscribe/:token', 'routes/unsubscribe.tsx'),
  route('sermons', 'routes/sermons.tsx'),
  route('sermons/:id', 'routes/sermons.sermon.tsx'),
  route('sermons/thumbnails/:id', 'routes/sermons.thumbnail.ts'),
  route('pay/:token', 'routes/pay.tsx'),
  route('my', 'routes/my.find.tsx'),
  route('my/:token', 'routes/my.tsx'),
  route('my/:token/correct', 'routes/my.correct.tsx'),
  route('my/:token/cancel', 'routes/my.cancel.tsx'),
  route('my/:token/calendar.ics', 'routes/my.calendar.ts'),
  route('my/:token/tickets.pdf', 'routes/my.tickets.ts'),
  route('t/:code', 'routes/ticket.tsx'),
  route('receipts/:name', 'routes/receipt.tsx'),
  route('letters/:file', 'routes/letters.ts'),
  route('api/register', 'routes/api.register.ts'),
  route('api/register/new', 'routes/api.register.new.ts'),
  route('api/register/response', 'routes/api.register.response.ts'),
  route('api/payments/webhook', 'routes/api.payments.webhook.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('signup', 'routes/no-page.tsx', { id: 'signup' }),
  route('nucleoicons', 'routes/no-page.tsx', { id: 'nucleoicons' }),
  route('offline', 'routes/offline.tsx'),
  route(':page', 'routes/page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
