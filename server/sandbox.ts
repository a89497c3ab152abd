import { randomBytes } from 'node:crypto'
import { createSandbox } from '#sandbox/sandbox.ts'
import { type Config, SANDBOX_PATH } from './config.ts'
import type { SiteParts } from './http/site.ts'

/** The outside world, played by this server itself where no real service is configured. */
export function mountSandbox(config: Config): SiteParts['sandbox'] {
  const { sandbox: played, payu, sermons, calendar } = config
  if (!played.payments && !played.sermons && !played.calendar) return undefined
  const sandbox = createSandbox({
    basePath: SANDBOX_PATH,
    origin: config.publicUrl,
    // A real salt never gets in here: what it signs would be believed.
    payu: played.payments ? { key: payu.key, salt: payu.salt } : pretendMerchant(),
    vimeo: {
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      userId: sermons.userId,
      projectId: sermons.projectId,
    },
    calendar: played.calendar
      ? { id: calendar.id, apiKey: calendar.apiKey }
      : { id: 'sandbox', apiKey: 'sandbox' },
    webhookUrl: `http://127.0.0.1:${config.port}/api/payments/webhook`,
  })
  return { path: SANDBOX_PATH, fetch: sandbox.fetch }
}

function pretendMerchant() {
  return { key: 'SANDBOX', salt: randomBytes(16).toString('hex') }
}
