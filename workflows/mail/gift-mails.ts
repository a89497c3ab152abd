import { type GivenInYear, givenInYear } from '#database/records/gifts/donations.ts'
import { findGift } from '#database/records/gifts/gifts.ts'
import { languageOfAddress } from '#database/records/private-pages/records-by-address.ts'
import { findReceipt } from '#database/records/receipts/receipts.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { amountInWords, type Paise } from '#domain/money.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import { GIFT_WORDS, LABEL_WORDS, PAYMENT_WORDS } from '#words/mail.ts'
import { nameFund, namePurpose } from '#workflows/records/payments/name-purpose.ts'
import { type TaxFacts, taxFacts } from '#workflows/records/receipts/tax-facts.ts'
import type { Services } from '#workflows/services.ts'
import { type Fact, type Mail, type MailBody, type Mails, type ReadBy, written } from './mail.ts'
import {
  bankReference,
  findUnrefunded,
  givenBack,
  ownPageLink,
  readHandMoneyFacts,
  readPaymentFacts,
} from './payment-facts.ts'

/** Mails about gifts that have come. */
export const GIFT_MAILS = {
  'gift-receipt': {
    reason: 'gave',
    limit: 'none',
    write: written(readGift, giftReceipt),
  },
  'hand-gift-receipt': {
    reason: 'gave',
    limit: 'none',
    write: written(readHandGift, handGiftReceipt),
  },
  'gift-statement': {
    reason: 'asked',
    limit: 'strangers',
    write: written(readStatement, giftStatement),
  },
} satisfies Partial<Mails>

async function readGift(services: Services, mail: Mail<'gift-receipt'>) {
  const { db } = services
  const payment = await findUnrefunded(services, mail)
  if (!payment) return undefined
  const gift = await findGift(db, payment.gift_id ?? '')
  return {
    ...(await readPaymentFacts(services, payment)),
    giver: gift.full_name,
    tax: await taxFacts(services, payment),
    receipt: await findReceipt(db, 'payment_id', payment.id),
  }
}

/** Undefined once the gift was taken back. */
async function readHandGift(services: Services, { facts }: Mail<'hand-gift-receipt'>) {
  const recorded = await readHandMoneyFacts(services, facts)
  if (!recorded?.entry.gift_id) return undefined
  const gift = await findGift(services.db, recorded.entry.gift_id)
  const towards = nameFund(services, gift.fund, gift.language)
  return { ...recorded, gift, towards, tax: await taxFacts(services, { gift_id: gift.id }) }
}

/**
 * All gifts of an address. Only by mail: anybody can type somebody's address into the giving form, and must
 * not see that person's gifts for it.
 */
async function readStatement(services: Services, { recipient, facts }: Mail<'gift-statement'>) {
  const { year } = facts
  const given = await givenInYear(services.db, { email: recipient, year })
  if (given.length === 0) return undefined
  const language = await languageOfAddress(services.db, recipient)
  const gifts = given.map((each) => listGift(services, each, language))
  return { language, year, recipient, gifts }
}

function listGift(services: Services, given: GivenInYear, language: Language) {
  return {
    receiptNumber: receiptNumber(given),
    // What was not refunded.
    keptMinor: given.received_minor - given.returned_minor,
    day: dayInIndia(Date.parse(given.issued_at)),
    towards: namePurpose(services, given.fund, language),
  }
}

/** The acknowledgement of a gift. */
function giftReceipt(gift: ReadBy<typeof readGift>): MailBody {
  const { language, receivedMinor, receipt, changedAt, txnid } = gift
  const [words, labels] = [GIFT_WORDS[language], LABEL_WORDS[language]]
  const amount = rupeesIn(language, receivedMinor)
  const issued = receipt ? new Date(receipt.issued_at) : changedAt
  return {
    language,
    subject: `${words.subject(amount)} (${txnid})`,
    heading: words.heading,
    paragraphs: [words.dear(gift.giver), words.received],
    facts: [
      [labels.receiptNumber, receipt ? receiptNumber(receipt) : txnid],
      [labels.date, momentIn(language, issued)],
      [words.receivedFrom, gift.giver],
      ...taxFactsIn(language, gift.tax),
      [labels.amount, amount],
      ...inWords(language, receivedMinor),
      ...givenBack(gift),
      [labels.towards, gift.towards],
      [labels.transaction, txnid],
      ...bankReference(gift),
    ],
    action: { label: labels.receipt, href: gift.receiptUrl },
    links: [ownPageLink(gift), { label: words.onOurSite, href: gift.resultUrl }],
    closing: [words.byComputer],
  }
}

/** The receipt of a gift that came by hand. */
function handGiftReceipt(given: ReadBy<typeof readHandGift>): MailBody {
  const { gift, towards, entry, receipt, tax, receiptUrl, pageUrl } = given
  const { language } = gift
  const [words, labels] = [GIFT_WORDS[language], LABEL_WORDS[language]]
  const amount = rupeesIn(language, entry.amount_minor)
  return {
    language,
    subject: words.subject(amount),
    heading: words.heading,
    paragraphs: [words.dear(gift.full_name), words.received],
    facts: [
      ...(receipt ? [[labels.receiptNumber, receiptNumber(receipt)] satisfies Fact] : []),
      [labels.date, dayIn(language, entry.day)],
      [words.receivedFrom, gift.full_name],
      ...taxFactsIn(language, tax),
      [labels.amount, amount],
      ...inWords(language, entry.amount_minor),
      [labels.towards, towards],
      [labels.paidBy, entry.method ? labels.methods[entry.method] : ''],
      ...(entry.reference ? [[labels.reference, entry.reference] satisfies Fact] : []),
    ],
    action: { label: labels.receipt, href: receiptUrl },
    links: [{ label: PAYMENT_WORDS[language].yourGift, href: pageUrl }],
    closing: [words.byComputer],
  }
}

/** Only English has the words in which Indian receipts write an amount. */
function inWords(language: Language, amount: Paise): Fact[] {
  return language === 'en' ? [[LABEL_WORDS.en.inWords, amountInWords(amount)]] : []
}

/** What a receipt for tax relief must say, by mail and on its page. */
export function taxFactsIn(
  language: Language,
  tax: TaxFacts | undefined,
): [label: string, value: string][] {
  if (!tax) return []
  const words = GIFT_WORDS[language]
  const { registration } = tax
  const from = dayIn(language, tax.from)
  const until = tax.until && dayIn(language, tax.until)
  return [
    ...(tax.giversPan ? [[words.giversPan, tax.giversPan] satisfies Fact] : []),
    [words.churchsPan, tax.churchsPan],
    [words.taxRegistration, words.taxRegistered({ registration, from, until })],
  ]
}

/** All gifts of an address in a financial year. */
function giftStatement(given: ReadBy<typeof readStatement>): MailBody {
  const { language, year, recipient, gifts } = given
  const { statement: words } = GIFT_WORDS[language]
  const total = gifts.reduce((sum, { keptMinor }) => sum + keptMinor, 0)
  return {
    language,
    subject: words.title(year),
    heading: words.title(year),
    paragraphs: [words.all({ recipient, year }), words.thanks],
    facts: [
      ...gifts.map(({ keptMinor, towards, ...gift }): [string, string] => {
        const amount = rupeesIn(language, keptMinor)
        const day = dayIn(language, gift.day)
        return [words.receipt(gift.receiptNumber), words.gift({ amount, day, towards })]
      }),
      [words.together, rupeesIn(language, total)],
      ...inWords(language, total),
    ],
    closing: [words.byComputer],
  }
}
