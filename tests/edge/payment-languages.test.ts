import { expect, test } from 'vitest'
import { stopToken } from '#database/records/mail/reminders.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { PAYMENT_WORDS, REMINDER_WORDS, RESULT_WORDS } from '#words/payments.ts'
import { KEEPING_WORDS } from '#words/private.ts'
import { few } from '../support/long.ts'
import { payOverHttp } from '../support/payments.ts'
import { PERSON, SENT_GIFT, SENT_REGISTRATION } from '../support/people.ts'
import { testContent } from '../support/site/church.ts'
import { wordsIn, wordsOf } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'
import { englishIn } from '../support/site/spoken-texts.ts'

type Title = keyof typeof PAYMENT_WORDS.en.titles
type Say = (words: typeof RESULT_WORDS.en) => string

const OUTCOMES: [button: string, title: Title, say: Say][] = [
  ['Approve', 'success', ({ amountPaid }) => amountPaid],
  ['Decline', 'failure', ({ failures }) => failures.declined],
  ['Cancel', 'failure', ({ failures }) => failures.cancelled],
  ['Lose the bank', 'failure', ({ dropped }) => dropped.more],
  ['Walk away', 'failure', ({ failures }) => failures.left],
  ['Pending', 'confirming', ({ outcomes }) => outcomes['at-the-bank'].lead],
  ['Wrong amount', 'confirming', ({ outcomes }) => outcomes.mismatched.lead],
  ['Hold the money', 'confirming', ({ outcomes }) => outcomes.held.lead],
]

test.each(TRANSLATED_LANGUAGES)(
  'the form to give and its result in %s are in it',
  async (language) => {
    const site = await testSite()
    const asked = await site.read(`/${language}/give`)
    const sent = { ...SENT_GIFT, email: 'nobody', phone: '12', amount: '0', firstname: 'A|B' }
    const refused = await site.post(`/${language}/give`, sent)
    expect(refused.status).toBe(422)
    for (const page of [asked, await refused.text()]) expect(englishIn(page, 3, OWN)).toEqual([])
    // Each in one of the languages, and success in all.
    const tried = new Set([
      OUTCOMES[0],
      ...few(OUTCOMES, TRANSLATED_LANGUAGES.indexOf(language), 3),
    ])
    for (const outcome of tried) {
      if (!outcome) continue
      const [button, title, say] = outcome
      const email = `${button.toLowerCase().replaceAll(' ', '-')}@example.org`
      const paying = { address: `/${language}/give`, fields: { ...SENT_GIFT, email }, button }
      const { payment, readResult } = await payOverHttp(site, paying)
      const page = await readResult()
      const words = wordsIn(page)
      expect([button, wordsOf('h1', page)]).toEqual([button, PAYMENT_WORDS[language].titles[title]])
      // The path alone says the language.
      const plain = await site.read(`/response?txnid=${payment.txnid}`)
      expect([button, wordsOf('h1', plain)]).toEqual([button, PAYMENT_WORDS.en.titles[title]])
      expect(words, button).toContain(say(RESULT_WORDS[language]))
      expect(words, button).toContain(payment.txnid)
      expect(words, button).toMatch(/\. 500( |$)/)
      expect(words, button).not.toContain('undefined')
      expect(page).toContain(`<html lang="${language}"`)
      expect([button, englishIn(page, 3, OWN)]).toEqual([button, []])
    }
  },
)

test('pages without a language in their address are in that of their record', async () => {
  const site = await testSite({ event: { capacity: { people: 3 } } })
  const given = await site.post('/hi/give', SENT_GIFT)
  const { pathname } = new URL(given.headers.get('location') ?? '')
  await site.post('/ta/ewgregister', { ...SENT_REGISTRATION, 'persons[0].age': '3' })
  const [mail] = await site.mails()
  const [, key = ''] = /\/keep\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  const token = await stopToken(site.services.db, mailboxOf(PERSON.email))
  const expected = [
    [pathname, 'hi', PAYMENT_WORDS.hi.title],
    [`/keep/${key}`, 'ta', KEEPING_WORDS.ta.titles.held],
    [`/unsubscribe/${token}`, 'ta', REMINDER_WORDS.ta.title],
  ] as const
  for (const [path, language, title] of expected) {
    const page = await site.read(path)
    expect([path, wordsOf('h1', page)]).toEqual([path, title])
    expect(page).toContain(`<html lang="${language}"`)
  }
})

/** The texts of the giving page, which nobody has translated. The longest first: one may contain another. */
const OWN = textsOf(testContent().giving).sort((one, other) => other.length - one.length)

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
