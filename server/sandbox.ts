import { randomBytes } from 'node:crypto'
import { serveSmtp } from '#sandbox/mailbox/smtp.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { type Config, SANDBOX_PATH } from './config.ts'
import type { SiteParts } from './http/site.ts'

export type MountedSandbox = {
  site: SiteParts['sandbox']
  /** Its mail server, where no real one is configured. */
  smtpUrl: string | undefined
}

/** The outside world, played by this server itself where no real service is configured. */
export async function mountSandbox(config: Config): Promise<MountedSandbox> {
  const { sandbox: played, payu, sermons, calendar } = config
  if (!Object.values(played).includes(true)) return { site: undefined, smtpUrl: undefined }
  const sandbox = createSandbox({
    basePath: SANDBOX_PATH,
    origin: config.publicUrl,
    payu: played.payments ? { key: payu.key, salt: payu.salt } : unusableMerchant(),
    webhookUrl: played.payments
      ? `http://127.0.0.1:${config.port}/api/payments/webhook`
      : undefined,
    vimeo: {
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      userId: sermons.userId,
      projectId: sermons.projectId,
    },
    calendar: played.calendar
      ? { id: calendar.id, apiKey: calendar.apiKey }
      : { id: 'sandbox', apiKey: 'sandbox' },
  })
  const smtp = played.mail ? await serveSmtp(sandbox.mailbox) : undefined
  return { site: { path: SANDBOX_PATH, fetch: sandbox.fetch }, smtpUrl: smtp?.url }
}

/** Nothing that plays a payment provider may ever sign with the real one's salt. */
function unusableMerchant() {
  return { key: 'NOT-IN-USE', salt: randomBytes(16).toString('hex') }
}
