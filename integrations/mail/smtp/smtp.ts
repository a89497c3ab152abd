import type { Transporter } from 'nodemailer'
import * as v from 'valibot'
import { LONGEST_SENDING_MS, LONGEST_SILENCE_MS } from '#domain/mail/letter.ts'
import { isLoopback } from '#integrations/ask-json.ts'
import { IntegrationError } from '../../integration-error.ts'
import type { Delivery, MailSender, OutgoingMail } from '../port.ts'

/** TLS is required unless the server is on this machine. */
export function createSmtp(settings: {
  /** `smtps://user:password@host` or `smtp://…` */
  url: string
  /** `"City Church" <office@example.org>` */
  from: string
  timeoutMs: number
  /** The first is for each answer after the greeting, the second for the whole session. */
  answerMs?: number
  limitMs?: number
}): MailSender & { verify: () => Promise<void> } {
  const { url, timeoutMs } = settings
  const { answerMs = LONGEST_SILENCE_MS, limitMs = LONGEST_SENDING_MS } = settings
  const isLocal = isLoopback(url)
  const options = {
    url,
    ignoreTLS: isLocal,
    requireTLS: !isLocal && url.startsWith('smtp:'),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: answerMs,
    // Mails contain text from forms. Nodemailer must not load files or URLs because of it.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let transport: Transporter | undefined
  return {
    /** Nothing is sent. Throws where the server refuses or is silent. */
    async verify() {
      const { createTransport } = await import('nodemailer')
      const short = { ...options, socketTimeout: timeoutMs }
      await createTransport(short).verify()
    },
    async send(mail) {
      try {
        // It is loaded with the first mail, so that the site starts sooner.
        const { createTransport } = await import('nodemailer')
        transport ??= createTransport(options)
        // The sender is read for each mail: the church's name may change while the site runs.
        await withinLimit(transport.sendMail(toMessage(mail, settings.from)), limitMs)
        return { ok: true }
      } catch (error) {
        return toDelivery(error)
      }
    },
  }
}

/** A server that is slow in every step would stay within the other timeouts. */
async function withinLimit(sending: Promise<unknown>, limitMs: number): Promise<void> {
  const tooLong = Promise.withResolvers<never>()
  const problem = new Error(`no answer within ${limitMs} ms`)
  const timer = setTimeout(() => tooLong.reject(problem), limitMs)
  await Promise.race([sending, tooLong.promise]).finally(() => clearTimeout(timer))
}

function toMessage(mail: OutgoingMail, from: string) {
  const { id, to, language, subject, text, html, pictures, attachments, unsubscribe } = mail
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: `<${id.replace(/[^\w-]/g, '.')}@${host}>`,
    headers: {
      // Stops automatic replies, such as out-of-office messages (RFC 3834, section 5).
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      // RFC 8058: the mail program's button sends a POST, so that no scanner unsubscribes by following a link.
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: [
      ...pictures.map(({ id: cid, content }) => ({
        cid,
        filename: cid.replace('@mail', '.png'),
        contentType: 'image/png',
        contentDisposition: 'inline' as const,
        content: Buffer.from(content),
      })),
      ...attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: typeof content === 'string' ? content : Buffer.from(content),
      })),
    ],
  }
}

/**
 * A reply about the recipient or the message is a decision about this mail, and from 500 on it is
 * permanent (RFC 5321, section 4.2.1). Everything else is a failure of the server.
 */
function toDelivery(error: unknown): Delivery {
  const { code, responseCode, message } = v.parse(errorSchema, error)
  if (responseCode !== undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
    return { ok: false, final: responseCode >= 500, reason: `${responseCode} ${message}` }
  }
  throw new IntegrationError('smtp', 'send', code ?? 'failed', { cause: error })
}

const errorSchema = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  responseCode: v.fallback(v.optional(v.number()), undefined),
  message: v.fallback(v.string(), ''),
})
