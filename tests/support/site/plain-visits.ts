import { splitLanguage } from '#app/local-path.ts'
import { FORM_WORDS, REGISTRATION_FIELDS, REGISTRATION_FORM } from '#words/forms.ts'
import { notifyTicketHolders } from '#workflows/records/tickets/read-tickets.ts'
import { CHOICES, PERSON } from '../people.ts'
import { sentMails } from '../sent-mails.ts'
import type { PlainBrowser } from './plain-browser.ts'
import type { TestServices } from './services.ts'

type Filling = {
  /** What differs: codes, which no language changes. The first date, unless another is chosen. */
  choices?: Partial<typeof CHOICES>
  persons?: Partial<typeof PERSON>[]
}

export async function fillRegistration(
  browser: PlainBrowser,
  { choices = {}, persons = [{}] }: Filling = {},
): Promise<void> {
  const { language } = splitLanguage(browser.url.pathname)
  const { labels } = REGISTRATION_FIELDS[language]
  const words = REGISTRATION_FORM[language]
  const [, productinfo = ''] = browser.options(labels.productinfo)
  const chosen = { ...CHOICES, productinfo, ...choices }
  browser.choose(labels.productinfo, chosen.productinfo)
  browser.choose(labels.type, chosen.type)
  browser.choose(labels.residential, chosen.residential)
  browser.choose(labels.paym, chosen.paym)
  browser.fill(labels.arrival, '2025-09-13T09:00')
  await browser.press(words.update)
  for (const [index, typed] of persons.entries()) {
    const card = FORM_WORDS[language].person(index + 1)
    if (!browser.all('legend').includes(card)) await browser.press(words.add)
    fillPerson(browser, index + 1, typed)
  }
  browser.tick(words.consent)
}

export function fillPerson(
  browser: PlainBrowser,
  number: number,
  typed: Partial<typeof PERSON> = {},
): void {
  const { language } = splitLanguage(browser.url.pathname)
  const card = FORM_WORDS[language].person(number)
  const { gender, ...texts } = { ...PERSON, ...typed }
  const { person } = REGISTRATION_FIELDS[language]
  browser.fill(person.firstname, texts.firstname, card)
  browser.fill(person.lastname, texts.lastname, card)
  browser.fill(person.email, texts.email, card)
  browser.fill(person.phone, texts.phone, card)
  browser.fill(person.age, texts.age, card)
  browser.fill(person.city, texts.city, card)
  browser.choose(person.gender, gender, card)
}

export async function pay(browser: PlainBrowser, outcome: string): Promise<void> {
  await browser.press(/./, 'main')
  await browser.press(outcome)
  await browser.press('Return to the church')
}

export async function newestMail(services: TestServices, email: string): Promise<string> {
  await notifyTicketHolders(services)
  const [mail] = await sentMails(services, email)
  if (!mail) throw new Error(`no mail to ${email}`)
  return mail.text
}
