import { html } from 'hono/html'
import type { Page } from './ui/page.ts'

export function indexPage(basePath: string): Page {
  return {
    basePath,
    title: 'The world outside, in small',
    body: html`<p>This site stands in for the services that the church's website talks to. It speaks
their protocols, so the website cannot tell the difference; but no money moves and nothing leaves
this machine. Everything is forgotten when it stops.</p>
<ul class="choices">
<li><a href="${basePath}/payu">Payments</a><p>PayU: every payment so far, and what can still happen to it.</p></li>
<li><a href="${basePath}/vimeo">Sermons</a><p>Vimeo: the sample sermons and their preachers.</p></li>
<li><a href="${basePath}/calendar">Calendar</a><p>Google Calendar: the sample events around today.</p></li>
<li><a href="${basePath}/mailbox">Mailbox</a><p>SMTP: every mail that the church has sent.</p></li>
<li><a href="${basePath}/faults">Faults</a><p>Make a service slow, broken or unreachable.</p></li>
</ul>`,
  }
}
