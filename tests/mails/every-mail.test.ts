import { expect, test } from 'vitest'
import { MAIL_KINDS } from '#database/records/mail/mail-facts.ts'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/language.ts'
import { ticketPicture } from '#workflows/mail/mail.ts'
import { MAILS } from '#workflows/mail/mails.ts'
import { testContent } from '../support/site/church.ts'
import { invalidIn } from '../support/site/invalid-html.ts'
import { SCRIPTS } from '../support/site/spoken-texts.ts'
import { officeMails, visitorsMails } from './every-mail.ts'
import { PAYER, type RenderedMail, SPOUSE } from './render-mail.ts'

test('every mail is whole, in HTML and in text, in every language', async () => {
  const english = await visitorsMails('en')
  const toOffice = await officeMails()
  const kindsOf = (mails: RenderedMail[]) => new Set(mails.map(({ kind }) => kind))
  const toVisitors = MAIL_KINDS.filter((kind) => MAILS[kind].reason !== undefined)
  expect(kindsOf(english)).toEqual(new Set(toVisitors))
  expect(kindsOf([...english, ...toOffice])).toEqual(new Set(MAIL_KINDS))
  for (const mail of [...english, ...toOffice]) {
    expect(faultsIn(englishFaults(mail)), mail.name).toEqual([])
    expect(await invalidIn(mail.html), mail.name).toEqual([])
  }
  for (const language of TRANSLATED_LANGUAGES) {
    const mails = await visitorsMails(language)
    expect(mails.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    for (const [at, mail] of mails.entries()) {
      const faults = faultsIn(translationFaults(language, mail, english[at]?.text ?? ''))
      expect(faults, `${language} ${mail.name}`).toEqual([])
    }
  }
})

type Faults = [fault: string, found: unknown][]

function faultsIn(faults: Faults): string[] {
  return faults.flatMap(([fault, found]) => (found ? [`${fault}: ${found}`] : []))
}

/** In any language. */
function commonFaults({ html, text }: RenderedMail): Faults {
  const plain = html.replaceAll(/<style>.*<\/style>|<[^>]+>/gs, '')
  return [
    ['a value is missing', /undefined|null|NaN|\[object|Invalid Date/.exec(plain + text)?.[0]],
    ['a line is too long for SMTP', [html, text].some(hasLongLine)],
  ]
}

function addressesIn({ html }: RenderedMail): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

function englishFaults(mail: RenderedMail): Faults {
  const { kind, body, html, text } = mail
  const isReminder = MAILS[kind].isReminder === true
  return [
    ...commonFaults(mail),
    ['it does not say why it came', !body.reason || !text.includes(body.reason.slice(0, 60))],
    ['it can be stopped, or not', isReminder !== text.includes('Stop reminders')],
    ['an address is not in the text', addressesIn(mail).some((href) => !text.includes(href))],
    ['a line of text is too wide', text.split('\n').some(isTooWide)],
    ['long words can not break', !/max-width:560px[^"]*overflow-wrap:anywhere/.test(html)],
    ['a picture would be fetched', /<link|src="(?!cid:[\w-]+@mail")/.exec(html)?.[0]],
    [
      'a ticket has no code to scan',
      body.tickets?.some((_, at) => !html.includes(ticketPicture(at))),
    ],
    ['its reader has no name', isToPerson(mail) && !/^Dear \w+/.test(body.greeting ?? '')],
    ['something is wider than a phone', /nowrap|[^-]width:\d{3,}px/.test(html)],
    ['it does not lead to its record', isAboutOwn(mail) && !/\/my\/[\w-]/.test(html)],
  ]
}

/** To whom the record belongs: not to others of a registration, nor to an address of before. */
function isAboutOwn({ kind, name }: RenderedMail): boolean {
  const { reason = 'opening' } = MAILS[kind]
  const isOther = /another|that person|old$/.test(name)
  return reason !== 'opening' && kind !== 'message' && kind !== 'gift-statement' && !isOther
}

/** What the office writes begins as it likes. */
function isToPerson({ kind }: RenderedMail): boolean {
  const reason = MAILS[kind].reason ?? ''
  return ['registered', 'gave', 'balance', 'comes'].includes(reason) && kind !== 'message'
}

/** RFC 5321, 4.5.3.1.6. */
function hasLongLine(part: string): boolean {
  return part.split('\n').some((line) => Buffer.byteLength(line) > 998)
}

/** A single long word or an address may be wider. */
function isTooWide(line: string): boolean {
  return line.length > 74 && line.trim().replace(/^- /, '').includes(' ')
}

function translationFaults(language: TranslatedLanguage, mail: RenderedMail, english: string) {
  const { kind, body, html, text } = mail
  const isWritten = kind === 'message'
  const asEnglish = '<p style="margin:0 0 16px" lang="en">'
  const foreign = addressesIn(mail).find((href) => isForeign(href, language))
  const faults: Faults = [
    ['the subject is in another script', !isWritten && !SCRIPTS[language].test(body.subject)],
    ['the document says another language', !html.includes(`<html lang="${language}">`)],
    ['what the office wrote is not marked', isWritten && !html.includes(asEnglish)],
    ['an English sentence is left', !isWritten && englishIn(text)],
    ['a number is lost', missing(numbersIn(english), numbersIn(text)).join(', ')],
    ['a public page without its language', foreign],
    ['letters are spaced', /letter-spacing/.test(html)],
  ]
  return [...commonFaults(mail), ...faults]
}

/** Names are as people and the church write them: the fixture church has no translation. */
const NAMES = (() => {
  const { church, conferences } = testContent()
  const events = Object.values(conferences.programmes).flatMap(({ title, events: each }) => [
    title,
    ...each.flatMap(({ name, venue }) => [name, venue]),
  ])
  const people = [PAYER, SPOUSE].flatMap(({ firstname, lastname }) => [firstname, lastname])
  return [church.name, ...Object.values(church.address).map(String), ...events, ...people].toSorted(
    (one, other) => other.length - one.length,
  )
})()

/** Four Latin words in a row that are no name, address or link. */
function englishIn(text: string): string | undefined {
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, '·'), undrawn(text))
  return /(?:\b[A-Za-z]+[,.;:]? ){3}[A-Za-z]+/.exec(rest)?.[0]
}

function numbersIn(text: string): string[] {
  const [words = ''] = text.split('\n-- \n')
  return undrawn(words).match(/\d+(?:[,.:]\d+)*/g) ?? []
}

/** In one line, without what each mail has drawn anew: addresses, codes of tickets, transaction numbers. */
function undrawn(text: string): string {
  const drawn = /https?:\S+|\S+@\S+|\b\w{4}(?: \w{4}){4}\b|\w*\d{9,}/g
  return text.replaceAll(/\s+/g, ' ').replaceAll(drawn, '·')
}

function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const left = [...found]
  return wanted.filter((number) => {
    const place = left.indexOf(number)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** Private pages and files have no language in their address. */
function isForeign(href: string, language: TranslatedLanguage): boolean {
  const { pathname, origin } = new URL(href)
  if (origin !== 'http://church.test') return false
  const isPrivate = /^\/(my|pay|keep|receipts|tell|unsubscribe|letters)\//.test(pathname)
  return isPrivate === pathname.startsWith(`/${language}/`)
}
