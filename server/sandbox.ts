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
  const { payments, mail } = config.sandbox
  if (!payments && !mail) return { site: undefined, smtpUrl: undefined }
  const sandbox = createSandbox({
    basePath: SANDBOX_PATH,
    origin: config.publicUrl,
    payu: payments ? config.payu : unusableMerchant(),
    webhookUrl: payments ? `http://127.0.0.1:${config.port}/api/payments/webhook` : undefined,
    vimeo: { clientId: 'sandbox', clientSecret: 'sandbox', userId: '100', projectId: '200' },
    calendar: { id: 'sandbox@example.org', apiKey: 'sandbox' },
  })
  const smtp = mail ? await serveSmtp(sandbox.mailbox) : undefined
  return { site: { path: SANDBOX_PATH, fetch: sandbox.fetch }, smtpUrl: smtp?.url }
}

/** Nothing that plays a payment provider may ever sign with the real one's salt. */
function unusableMerchant() {
  return { key: 'NOT-IN-USE', salt: randomBytes(16).toString('hex') }
}
