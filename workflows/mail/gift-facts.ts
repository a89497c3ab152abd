import { findRow } from '#database/engine/rows.ts'
import { findGift, givenInYear } from '#database/records/gifts/gifts.ts'
import { languageOfAddress } from '#database/records/private/records-by-address.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { amountInWords, type Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { GIFT_WORDS, LINK_WORDS } from '#words/mail.ts'
import { nameFund, namePurpose } from '#workflows/conferences/event-now.ts'
import { type TaxFacts, taxFacts } from '#workflows/records/receipts/read-receipt.ts'
import type { Services } from '#workflows/services.ts'
import { type Fact, type Line, linesOf, type Mail, toButton, toPage } from './mail.ts'
import { findUnrefunded, readHandMoney, readPaymentFacts } from './payment-facts.ts'

const TAX = ['giversPan', 'churchsPan', 'taxRegistration'] as const satisfies Line[]

export const GIFT = ['receiptNumber', 'date', 'receivedFrom', ...TAX, 'amount', 'inWords'] as const

export async function readGift(services: Services, mail: Mail<'gift-receipt'>) {
  const paid = await findUnrefunded(services, mail)
  if (!paid) return undefined
  const payment = await readPaymentFacts(services, paid)
  const { language, issuedAt, links } = payment
  const { full_name } = await findGift(services.db, paid.gift_id ?? '')
  const label = LINK_WORDS[language].onOurSite
  const onOurSite = links.status.map(({ href }) => ({ label, href }))
  return {
    ...payment,
    ...taxTexts(language, await taxFacts(services, paid)),
    receivedFrom: full_name,
    receiptNumber: payment.receiptNumber ?? payment.txnid,
    date: issuedAt ? momentIn(language, issuedAt) : payment.date,
    inWords: inWords(language, payment.receivedMinor),
    links: { ...links, onOurSite },
  }
}

/** Undefined once the gift was taken back. */
export async function readHandGift(services: Services, { facts }: Mail<'hand-gift-receipt'>) {
  const money = await readHandMoney(services, facts)
  if (!money?.entry.gift_id) return undefined
  const { language, entry } = money
  const { id, full_name, fund } = await findGift(services.db, money.entry.gift_id)
  return {
    ...money,
    ...taxTexts(language, await taxFacts(services, { gift_id: id })),
    reader: full_name,
    receivedFrom: full_name,
    date: money.day,
    inWords: inWords(language, entry.amount_minor),
    towards: nameFund(services, fund, language),
  }
}

/** Only by mail: anybody can type somebody's address into the giving form, and must not see that person's gifts. */
export async function readStatement(
  services: Services,
  { recipient, facts }: Mail<'gift-statement'>,
) {
  const { year } = facts
  const gifts = await givenInYear(services.db, { email: recipient, year })
  if (gifts.length === 0) return undefined
  const language = await languageOfAddress(services.db, recipient)
  const words = GIFT_WORDS[language]
  const kept = gifts.map((gift) => gift.received_minor - gift.returned_minor)
  const totalMinor = kept.reduce((sum, amount) => sum + amount, 0)
  const table = gifts.map((gift, index): Fact => {
    const amount = rupeesIn(language, kept[index] ?? 0)
    const day = dayIn(language, dayInIndia(Date.parse(gift.issued_at)))
    const towards = namePurpose(services, gift.fund, language)
    return [words.receipt(receiptNumber(gift)), words.given({ amount, day, towards })]
  })
  const together = rupeesIn(language, totalMinor)
  return { language, year, recipient, table, together, inWords: inWords(language, totalMinor) }
}

/** Only English has the words in which Indian receipts write an amount. */
export function inWords(language: Language, amount: Paise): string | undefined {
  return language === 'en' ? amountInWords(amount) : undefined
}

function taxTexts(language: Language, tax: TaxFacts | undefined) {
  const registered = tax && {
    registration: tax.registration,
    from: dayIn(language, tax.from),
    until: tax.until && dayIn(language, tax.until),
  }
  return {
    giversPan: tax?.giversPan || undefined,
    churchsPan: tax?.churchsPan,
    taxRegistration: registered && GIFT_WORDS[language].taxRegistered(registered),
  }
}

/** What a receipt for tax relief must say, by mail and on its page. */
export function taxFactsIn(language: Language, tax: TaxFacts | undefined): Fact[] {
  return linesOf({ language, ...taxTexts(language, tax) }, TAX)
}

/** On the day of the month that the giver has chosen. Undefined once it was paused or ended, or its giver is forgotten. */
export async function readMonthlyGift(services: Services, { facts }: Mail<'monthly-gift'>) {
  const { db, publicUrl } = services
  const monthly = await findRow(db, 'monthly_gift', { gift_id: facts.giftId })
  if (!monthly || monthly.paused_at !== null) return undefined
  const { language, full_name, private_token } = await findGift(db, monthly.gift_id)
  const page = `${publicUrl}/my/${private_token}`
  return {
    language,
    reader: full_name,
    amount: rupeesIn(language, monthly.amount_minor),
    towards: namePurpose(services, monthly.fund, language),
    links: {
      give: toButton(`${page}/give`),
      change: toPage(LINK_WORDS[language].change, `${page}#monthly`),
    },
  }
}
