import { findGift } from '#database/gifts/gifts.ts'
import { type GivenInYear, givenInYear } from '#database/gifts/given-in-year.ts'
import { languageOfAddress } from '#database/private-pages/records-by-address.ts'
import { findReceipt } from '#database/receipts/receipts.ts'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { receiptNumber } from '#domain/payments/financial-year.ts'
import type { Services } from '#workflows/services.ts'
import { nameFund, namePurpose } from '../payments/name-purpose.ts'
import { taxFacts } from '../receipts/tax-facts.ts'
import { giftReceipt, giftStatement, handGiftReceipt } from './bodies/gifts.ts'
import { type Mail, type Mails, written } from './mail-row.ts'
import { findUnrefunded, readHandMoney, readPaymentFacts } from './payment-facts.ts'

/** Mails about gifts that have come. */
export const GIFT_MAILS = {
  'gift-receipt': {
    about: 'payment',
    reason: 'gave',
    limit: 'none',
    write: written(readGift, giftReceipt),
  },
  'hand-gift-receipt': {
    about: 'gift',
    reason: 'gave',
    limit: 'none',
    write: written(readHandGift, handGiftReceipt),
  },
  'gift-statement': {
    about: 'address',
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
  const recorded = await readHandMoney(services, facts)
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
