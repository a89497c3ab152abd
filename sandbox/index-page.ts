import { html } from 'hono/html'
import type { SandboxPart } from './parts.ts'
import type { Page } from './ui/page.ts'

export function indexPage(basePath: string, parts: readonly SandboxPart[]): Page {
  return {
    basePath,
    title: 'The world outside, in small',
    body: html`<p>This site stands in for the services that the church's website talks to. It speaks
their protocols, so the website cannot tell the difference; but no money moves and nothing leaves
this machine. Everything is forgotten when it stops.</p>
<ul class="choices">
${parts.map((part) => html`<li><a href="${basePath}/${part}">${names[part].name}</a><p>${names[part].about}</p></li>\n`)}</ul>`,
  }
}

const names: Record<SandboxPart, { name: string; about: string }> = {
  payu: { name: 'Payments', about: 'PayU: every payment so far, and what can still happen to it.' },
  vimeo: { name: 'Sermons', about: 'Vimeo: the sample sermons and their preachers.' },
  calendar: { name: 'Calendar', about: 'Google Calendar: the sample events around today.' },
  mailbox: { name: 'Mailbox', about: 'SMTP: every mail that the church has sent.' },
  faults: { name: 'Faults', about: 'Make a service slow, broken or unreachable.' },
}
