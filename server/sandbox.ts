import { randomBytes } from 'node:crypto'
import { isLoopback } from '#integrations/ask-json.ts'
import { serveSmtp } from '#sandbox/mailbox/smtp.ts'
import type { SandboxPart } from '#sandbox/parts.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import { type Config, SANDBOX_PATH } from './config/config.ts'
import type { SiteParts } from './http/site.ts'

export async function mountSandbox(config: Config): Promise<{
  site: SiteParts['sandbox']
  /** It is undefined when a real mail server is configured. */
  smtpUrl: string | undefined
}> {
  const { sandbox: played, payu, sermons, calendar } = config
  const parts = playedParts(config)
  if (parts.length === 0) return { site: undefined, smtpUrl: undefined }
  const sandbox = createSandbox({
    parts,
    basePath: SANDBOX_PATH,
    origin: config.publicUrl,
    alsoTry: [
      {
        href: '/office/doors',
        name: 'Doors',
        about: 'A door of a conference to try, and tickets to scan from the screen.',
      },
    ],
    // The sandbox must never sign with the real provider's salt.
    payu: played.payments ? payu : { key: 'NOT-IN-USE', salt: randomBytes(16).toString('hex') },
    webhookUrl: played.payments
      ? `http://127.0.0.1:${config.port}/api/payments/webhook`
      : undefined,
    vimeo: {
      clientId: 'sandbox',
      clientSecret: 'sandbox',
      userId: sermons.userId,
      projectId: sermons.projectId,
    },
    calendar: played.calendar ? calendar : { id: 'sandbox', apiKey: 'sandbox' },
  })
  const smtp = played.mail ? await serveSmtp(sandbox.mailbox) : undefined
  return { site: { path: SANDBOX_PATH, fetch: sandbox.fetch }, smtpUrl: smtp?.url }
}

/** Fault switches affect every visitor, so they are only on this machine or where all is pretended. */
export function playedParts({ sandbox, publicUrl }: Config): SandboxPart[] {
  const { payments, sermons, calendar, mail } = sandbox
  const played = { payu: payments, vimeo: sermons, calendar, mailbox: mail }
  const services: SandboxPart[] = (['payu', 'vimeo', 'calendar', 'mailbox'] as const).filter(
    (part) => played[part],
  )
  const steered = isLoopback(publicUrl) || (payments && sermons && calendar && mail)
  return steered && services.length > 0 ? [...services, 'faults'] : services
}
