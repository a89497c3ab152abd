import { html } from 'hono/html'
import { inIndia } from '../clock.ts'
import type { Html, Page } from '../ui/page.ts'
import type { ReceivedMail } from './mailbox.ts'

/** Every received mail, as its recipient would see it. */
export function mailboxPage(mails: readonly ReceivedMail[], basePath: string): Page {
  return {
    basePath,
    title: 'Mailbox',
    body: html`<p class="notice">Mail that the church has sent. Nothing leaves this machine.</p>
${mails.length === 0 ? html`<p>No mail yet. Give or register on the church's site, and it appears here.</p>` : ''}
<ul class="list">${mails.map((mail) => entry(mail, basePath))}</ul>`,
  }
}

function entry(mail: ReceivedMail, basePath: string): Html {
  const { date, time } = inIndia(mail.at)
  const address = `${basePath}/mailbox/${mail.id}`
  return html`<li class="card">
<h2>${mail.headers.subject}</h2>
<p class="quiet">${date} ${time.slice(0, 5)}, to ${mail.to.join(', ')}, from ${mail.headers.from}</p>
${mail.again.length > 0 ? repeated(mail) : ''}
<pre class="mail">${mail.text}</pre>
<p class="row"><a href="${address}/html">See it with its design</a>
${mail.attachments.map(
  ({ name }, index) => html`<a href="${address}/attachments/${index}">${name}</a> `,
)}</p>
</li>`
}

function repeated({ again }: ReceivedMail): Html {
  const times = again.map((at) => inIndia(at).time).join(', ')
  const count = again.length === 1 ? 'twice' : `${again.length + 1} times`
  return html`<p class="notice">Delivered ${count} under one Message-ID (again at ${times}).</p>`
}
