import type { Transporter } from 'nodemailer'
import { LONGEST_SENDING_MS, LONGEST_SILENCE_MS } from '#domain/mail/letter.ts'
import { isLoopback } from '#integrations/ask-json.ts'
import { IntegrationError } from '../../integration-error.ts'
import type { Delivery, MailSender, OutgoingMail } from '../port.ts'

/** Sends mail through any SMTP server. Requires TLS unless the server is on this machine. */
export function createSmtp(settings: {
  /** `smtps://user:password@host` or `smtp://…` */
  url: string
  /** `"City Church" <office@example.org>` */
  from: string
  timeoutMs: number
  /** For each answer after the greeting, and for the whole session. */
  answerMs?: number
  limitMs?: number
}): MailSender {
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
    async send(mail) {
      try {
        // Loaded with the first mail, so that the site starts sooner.
        const { createTransport } = await import('nodemailer')
        transport ??= createTransport(options)
        // Read for each mail: the church's name may change while the site runs.
        const { from } = settings
        await withinLimit(transport.sendMail({ from, ...toMessage(mail, from) }), limitMs)
        return { ok: true }
      } catch (error) {
        return toDelivery(error)
      }
    },
  }
}

/** Limits the whole session: a server that is slow in every step would stay within the other timeouts. */
async function withinLimit<Answer>(sending: Promise<Answer>, limitMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  })
  return Promise.race([sending, tooLong]).finally(() => clearTimeout(timer))
}

function toMessage(mail: OutgoingMail, from: string) {
  const { id, to, language, subject, text, html, attachments } = mail
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    to,
    subject,
    text,
    html,
    messageId: `<${id.replace(/[^\w-]/g, '.')}@${host}>`,
    // Stops automatic replies, such as out-of-office messages (RFC 3834, section 5).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...unsubscribeHeaders(mail),
    },
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: typeof content === 'string' ? content : Buffer.from(content),
    })),
  }
}

/** RFC 8058: the mail program's button sends a POST, so that no scanner unsubscribes by following a link. */
function unsubscribeHeaders({ unsubscribe }: OutgoingMail): Record<string, string> {
  if (!unsubscribe) return {}
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/**
 * A reply about the recipient or the message is a decision about this mail, and from 500 on it is
 * permanent (RFC 5321, section 4.2.1). Everything else is a failure of the server.
 */
function toDelivery(error: unknown): Delivery {
  const { code, responseCode, message } = errorFields(error)
  if (responseCode !== undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')) {
    return { ok: false, final: responseCode >= 500, reason: `${responseCode} ${message}` }
  }
  throw new IntegrationError('smtp', 'send', code ?? 'failed', { cause: error })
}

function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : undefined
  return { code, responseCode, message: error.message }
}
