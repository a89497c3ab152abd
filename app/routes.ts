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
  route('calendar', 'routes/calendar/calendar.tsx'),
  route('calendar.ics', 'routes/calendar/calendar.ics.ts'),
  route('calendar/:id.ics', 'routes/calendar/calendar.event.ts'),
  route('registered/:id', 'routes/registered.tsx'),
  route('keep/:key', 'routes/keep.tsx'),
  route('unsubscribe/:token', 'routes/unsubscribe.tsx'),
  route('sermons', 'routes/sermons/sermons.tsx'),
  route('sermons/:id', 'routes/sermons/sermons.sermon.tsx'),
  route('sermons/thumbnails/:id', 'routes/sermons/sermons.thumbnail.ts'),
  route('pay/:token', 'routes/pay.tsx'),
  route('my', 'routes/my/my.find.tsx'),
  route('my/:token', 'routes/my/my.tsx'),
  route('my/:token/correct', 'routes/my/my.correct.tsx'),
  route('my/:token/cancel', 'routes/my/my.cancel.tsx'),
  route('my/:token/calendar.ics', 'routes/my/my.calendar.ts'),
  route('my/:token/tickets.pdf', 'routes/my/my.tickets.ts'),
  route('t/:code', 'routes/ticket.tsx'),
  route('receipts/:name', 'routes/receipt.tsx'),
  route('letters/:file', 'routes/letters.ts'),
  route('api/register', 'routes/api/api.register.ts'),
  route('api/register/new', 'routes/api/api.register.new.ts'),
  route('api/register/response', 'routes/api/api.register.response.ts'),
  route('api/payments/webhook', 'routes/api/api.payments.webhook.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('signup', 'routes/no-page.tsx', { id: 'signup' }),
  route('nucleoicons', 'routes/no-page.tsx', { id: 'nucleoicons' }),
  route('offline', 'routes/offline.tsx'),
  route(':page', 'routes/page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
