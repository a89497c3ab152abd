import type { Transporter } from 'nodemailer'
import { LONGEST_SENDING_MS, LONGEST_SILENCE_MS } from '#domain/mail/retry.ts'
import { IntegrationError } from '../../integration-error.ts'
import { isLoopback } from '../../is-loopback.ts'
import type { Delivery, MailSender, OutgoingMail } from '../port.ts'

type SmtpSettings = {
  /** `smtps://user:password@host` or `smtp://…` */
  url: string
  /** `"City Church" <office@example.org>` */
  from: string
  /** To be reached and to greet us. */
  timeoutMs: number
  /** For each answer after that, and for the whole conversation. */
  answerMs?: number
  limitMs?: number
}

/** Any mail server. Beyond this machine nothing is sent in the clear. */
export function createSmtp(settings: SmtpSettings): MailSender {
  const { url, from, timeoutMs } = settings
  const { answerMs = LONGEST_SILENCE_MS, limitMs = LONGEST_SENDING_MS } = settings
  const here = isLoopback(url)
  const options = {
    url,
    ignoreTLS: here,
    requireTLS: !here && url.startsWith('smtp:'),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: answerMs,
    // Content comes from forms: nothing in it may make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let transport: Transporter | undefined
  return {
    async send(mail) {
      try {
        // Not needed for the first page: the site is up sooner without it.
        const { createTransport } = await import('nodemailer')
        transport ??= createTransport(options)
        await withinLimit(transport.sendMail({ from, ...toMessage(mail, from) }), limitMs)
        return { ok: true }
      } catch (error) {
        return toDelivery(error)
      }
    },
  }
}

/** Each step has a limit of its own; a server that is slow in all of them must not keep us forever. */
async function withinLimit<Answer>(sending: Promise<Answer>, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  })
  return Promise.race([sending, tooLong]).finally(() => clearTimeout(timer))
}

function toMessage({ id, to, subject, text, html, attachments }: OutgoingMail, from: string) {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    to,
    subject,
    text,
    html,
    messageId: `<${id.replace(/[^\w-]/g, '.')}@${host}>`,
    // Nobody's holiday answers are wanted.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
  }
}

/** An answer about the recipient or the message is this mail's; everything else is the server's. */
function toDelivery(error: unknown): Delivery {
  const { code, responseCode, message } = facts(error)
  if (responseCode !== undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
    return { ok: false, final: responseCode >= 500, reason: `${responseCode} ${message}` }
  }
  throw new IntegrationError('smtp', 'send', code ?? 'failed', { cause: error })
}

function facts(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : undefined
  return { code, responseCode, message: error.message }
}
