import { expect, test } from 'vitest'
import { MAIL_KINDS } from '#database/records/mail/mail-facts.ts'
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/language.ts'
import { MAILS } from '#workflows/mail/mails.ts'
import { everyVisitorsMail } from '../support/mails/every-mail.ts'
import { PAYER, type RenderedMail, SPOUSE } from '../support/mails/render-mail.ts'
import { testContent } from '../support/site/church.ts'

const SCRIPTS: Record<TranslatedLanguage, RegExp> = {
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  hi: /\p{Script=Devanagari}/u,
}

test('every mail to visitors is looked at', async () => {
  const english = await everyVisitorsMail('en')
  const kinds = MAIL_KINDS.filter((kind) => MAILS[kind].reason !== undefined)
  expect(new Set(english.map(({ kind }) => kind))).toEqual(new Set(kinds))
})

test.each(TRANSLATED_LANGUAGES)(
  '%s: every mail is whole, and says what the English one says',
  async (language) => {
    const english = await everyVisitorsMail('en')
    const mails = await everyVisitorsMail(language)
    expect(mails.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    for (const [index, mail] of mails.entries()) {
      const faults = faultsOf(language, { mail, english: english[index]?.text ?? '' })
      expect(faults, mail.name).toEqual([])
    }
  },
)

type Pair = { mail: RenderedMail; english: string }

function faultsOf(language: TranslatedLanguage, { mail, english }: Pair): string[] {
  const { kind, body, html, text } = mail
  const plain = html.replaceAll(/<style>.*<\/style>|<[^>]+>/gs, '')
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  const isWritten = kind === 'message'
  const faults: [fault: string, found: unknown][] = [
    ['a value is missing', /undefined|null|NaN|\[object|Invalid Date/.exec(plain + text)?.[0]],
    ['the subject is in another script', !isWritten && !SCRIPTS[language].test(body.subject)],
    ['the document says another language', !html.includes(`<html lang="${language}">`)],
    [
      'what the office wrote is not marked',
      isWritten && !html.includes('<p style="margin:0 0 16px" lang="en">'),
    ],
    ['an English sentence is left', !isWritten && englishIn(text)],
    ['a number is lost', missing(numbersIn(english), numbersIn(text)).join(', ')],
    ['a public page without its language', addresses.find((href) => isForeign(href, language))],
    ['a line is too long for SMTP', [html, text].some(hasLongLine)],
    ['letters are spaced', /letter-spacing/.test(html)],
  ]
  return faults.flatMap(([fault, found]) => (found ? [`${fault}: ${found}`] : []))
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

/** RFC 5321, 4.5.3.1.6. */
function hasLongLine(part: string): boolean {
  return part.split('\n').some((line) => Buffer.byteLength(line) > 998)
}
