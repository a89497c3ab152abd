import { Hono } from 'hono'
import { html } from 'hono/html'
import { inIndia } from '../clock.ts'
import { type Html, type Page, pageResponse } from '../ui/page.ts'
import { type Mail, readMime } from './mime.ts'

type ReceivedMail = Mail & {
  id: string
  at: Date
  to: string[]
  source: string
  /** These are the times at which it was received again with the same Message-ID. */
  again: Date[]
}

export type Mailbox = ReturnType<typeof createMailbox>

const maxMails = 500

/** As in mail stores, a mail received twice with one Message-ID is shown once, with a note. */
export function createMailbox(now: () => Date) {
  const mails: ReceivedMail[] = []
  const counts = new Map<string, number>()
  let last = 0
  return {
    receive(source: string, to: string[]): void {
      const mail = readMime(source)
      const name = mail.headers['message-id'] ?? ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
      const known = mails.find(({ headers }) => name && headers['message-id'] === name)
      if (known) return void known.again.push(now())
      mails.unshift({ ...mail, id: String(++last), at: now(), to, source, again: [] })
      mails.splice(maxMails)
    },
    mails: (): readonly ReceivedMail[] => mails,
    /** Mails that are no longer shown count as well. */
    deliveries: (): ReadonlyMap<string, number> => counts,
  }
}

export function mailboxRoutes(mailbox: Mailbox, basePath: string): Hono {
  const app = new Hono({ strict: false })
  const byId = (id: string) => mailbox.mails().find((mail) => mail.id === id)

  app.get('/', () => pageResponse(mailboxPage(mailbox.mails(), basePath), { basePath }))
  app.get('/:id/html', (c) => {
    const mail = byId(c.req.param('id'))
    if (!mail) return c.notFound()
    const html = mail.html.replace(/cid:([\w@-]+)/g, (cid, id) => {
      const picture = mail.pictures.get(id)
      return picture ? `data:image/png;base64,${picture.toString('base64')}` : cid
    })
    return c.html(html, 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
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

function mailboxPage(mails: readonly ReceivedMail[], basePath: string): Page {
  return {
    title: 'Mailbox',
    body: html`<p class="notice">Mail that the church has sent. Nothing leaves this machine.</p>
${mails.length === 0 ? html`<p>No mail yet. Give or register on the church's site, and it appears here.</p>` : ''}
<ul class="list">${mails.map((mail) => entry(mail, `${basePath}/mailbox/${mail.id}`))}</ul>`,
  }
}

function entry({ at, to, again, ...mail }: ReceivedMail, address: string): Html {
  const { date, time } = inIndia(at)
  const count = again.length === 1 ? 'twice' : `${again.length + 1} times`
  const times = again.map((moment) => inIndia(moment).time).join(', ')
  return html`<li class="card">
<h2>${mail.headers.subject}</h2>
<p class="quiet">${date} ${time.slice(0, 5)}, to ${to.join(', ')}, from ${mail.headers.from}</p>
${again.length > 0 ? html`<p class="notice">Delivered ${count} under one Message-ID (again at ${times}).</p>` : ''}
<pre class="mail">${mail.text}</pre>
<p class="row"><a href="${address}/html">See it with its design</a>
${mail.attachments.map(
  ({ name }, index) => html`<a href="${address}/attachments/${index}">${name}</a> `,
)}</p>
</li>`
}
