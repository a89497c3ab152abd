import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { MAIL_KINDS } from '#database/records/mail/mail-facts.ts'
import { MAILS } from '#workflows/mail/mails.ts'
import { everyMail } from '../support/mails/every-mail.ts'
import type { RenderedMail } from '../support/mails/render-mail.ts'

test('every mail is whole, in HTML and in text', async () => {
  const mails = await everyMail()
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(MAIL_KINDS))
  for (const mail of mails) {
    expect(faultsOf(mail), mail.name).toEqual([])
    expect(await invalidIn(mail.html), mail.name).toEqual([])
  }
})

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ message }) => message))
}

/** What is wrong with a mail, in words. */
function faultsOf({ kind, body, html, text }: RenderedMail): string[] {
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  const isReminder = MAILS[kind].isReminder === true
  const plain = html.replaceAll(/<style>.*<\/style>|<[^>]+>/gs, '')
  const faults: [fault: string, isFound: boolean][] = [
    ['a value is missing', /undefined|null|NaN|\[object|Invalid Date/.test(plain + text)],
    ['it does not say why it came', !body.reason || !text.includes(body.reason.slice(0, 60))],
    ['it can be stopped, or not', isReminder !== text.includes('Stop reminders')],
    ['an address is not in the text', addresses.some((href) => !text.includes(href))],
    ['a line is too long for SMTP', [html, text].some(hasLongLine)],
    ['a line of text is too wide', text.split('\n').some(isTooWide)],
    ['long words can not break', !/max-width:560px[^"]*overflow-wrap:anywhere/.test(html)],
    ['something is wider than a phone', /nowrap|[^-]width:\d{3,}px/.test(html)],
  ]
  return faults.filter(([, isFound]) => isFound).map(([fault]) => fault)
}

/** RFC 5321, 4.5.3.1.6. */
function hasLongLine(part: string): boolean {
  return part.split('\n').some((line) => Buffer.byteLength(line) > 998)
}

/** A single long word or an address may be wider. */
function isTooWide(line: string): boolean {
  return line.length > 74 && line.trim().replace(/^- /, '').includes(' ')
}
