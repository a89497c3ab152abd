import { Hono } from 'hono'
import { pageResponse } from '../ui/page.ts'
import { mailboxPage } from './mailbox-page.ts'
import { type Mail, readMime } from './mime.ts'

export type ReceivedMail = Mail & { id: string; at: Date; to: string[]; source: string }

export type Mailbox = {
  receive(source: string, to: string[]): void
  /** Newest first. */
  mails(): readonly ReceivedMail[]
}

const mostMails = 500

/**
 * Everything that was sent to anybody. A mail that comes twice under one Message-ID is shown once,
 * as mail stores do with what a sender repeats because the answer was lost.
 */
export function createMailbox(now: () => Date): Mailbox {
  const mails: ReceivedMail[] = []
  let last = 0
  return {
    receive(source, to) {
      const mail = readMime(source)
      const name = mail.headers['message-id']
      if (name && mails.some((known) => known.headers['message-id'] === name)) return
      mails.unshift({ ...mail, id: String(++last), at: now(), to, source })
      mails.splice(mostMails)
    },
    mails: () => mails,
  }
}

export function mailboxRoutes(mailbox: Mailbox, basePath: string): Hono {
  const app = new Hono({ strict: false })
  const byId = (id: string) => mailbox.mails().find((mail) => mail.id === id)

  app.get('/', () => pageResponse(mailboxPage(mailbox.mails(), basePath)))
  app.get('/:id/html', (c) => {
    const mail = byId(c.req.param('id'))
    if (!mail) return c.notFound()
    return c.html(mail.html, 200, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
  app.get('/:id/attachments/:index', (c) => {
    const attachment = byId(c.req.param('id'))?.attachments[Number(c.req.param('index'))]
    if (!attachment) return c.notFound()
    return c.body(new Uint8Array(attachment.content), 200, {
      'content-type': attachment.type,
      'content-disposition': `attachment; filename="${attachment.name.replace(/[^\w.-]/g, '_')}"`,
    })
  })
  return app
}
