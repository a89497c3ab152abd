import { findGift, findMonthlyGift } from '#database/gifts/gifts.ts'
import { findPaymentById } from '#database/payments/payments.ts'
import { recordOf } from '#database/private-pages/private-pages.ts'
import { startOfDay } from '#domain/days.ts'
import type { Services } from '#workflows/services.ts'
import { namePurpose } from '../payments/name-purpose.ts'
import { balanceToRemindOf } from '../reminders/remind-of-conferences.ts'
import { readUnfinished } from '../reminders/remind-of-payments.ts'
import {
  balanceReminder,
  conferenceReminder,
  monthlyGift,
  paymentUnfinished,
} from './bodies/reminders.ts'
import { type Mail, type Mails, written } from './mail-row.ts'
import { readTicketHolders } from './mail-tickets.ts'
import { readPaymentFacts } from './payment-facts.ts'
import { type RegistrationFacts, readRegistration } from './registration-facts.ts'

/** Each is checked once more right before it is sent: there may be nothing to be reminded of any more. */
export const REMINDER_MAILS = {
  'payment-unfinished': {
    about: 'payment',
    reason: 'unfinished',
    limit: 'strangers',
    isReminder: true,
    write: written(readUnfinishedPayment, paymentUnfinished),
  },
  'balance-reminder': {
    about: 'registration',
    reason: 'balance',
    limit: 'strangers',
    isReminder: true,
    write: written(readBalanceDue, balanceReminder),
  },
  'conference-reminder': {
    about: 'registration',
    reason: 'comes',
    limit: 'strangers',
    isReminder: true,
    attached: 'tickets',
    write: written(readComing, conferenceReminder),
  },
  'monthly-gift': {
    about: 'gift',
    reason: 'monthly',
    limit: 'strangers',
    isReminder: true,
    write: written(readMonthlyGift, monthlyGift),
  },
} satisfies Partial<Mails>

/** Undefined once it was paused or ended, or its giver is forgotten. */
async function readMonthlyGift(services: Services, { facts }: Mail<'monthly-gift'>) {
  const { db, publicUrl } = services
  const monthly = await findMonthlyGift(db, facts.giftId)
  if (!monthly || monthly.paused_at !== null) return undefined
  const gift = await findGift(db, monthly.gift_id)
  return {
    language: gift.language,
    giver: gift.full_name,
    amountMinor: monthly.amount_minor,
    towards: namePurpose(services, monthly.fund, gift.language),
    pageUrl: `${publicUrl}/my/${gift.private_token}`,
  }
}

async function readUnfinishedPayment(services: Services, mail: Mail<'payment-unfinished'>) {
  const { db } = services
  const payment = await findPaymentById(db, mail.payment_id ?? '')
  const unfinished = await readUnfinished(db, services, await recordOf(db, payment))
  return unfinished && { payment: await readPaymentFacts(services, payment), unfinished }
}

async function readBalanceDue(services: Services, mail: Mail<'balance-reminder'>) {
  const about = await readRegistration(services, mail)
  if (about.registration.hold !== 'confirmed') return undefined
  const due = balanceToRemindOf(services, about.registration)
  return due && about.balanceMinor > 0 ? { about, due } : undefined
}

/** There are tickets only while the places are confirmed. */
async function readComing(services: Services, mail: Mail<'conference-reminder'>) {
  const holding = await readTicketHolders(services, mail)
  return holding && !hasBegun(services, holding.about) ? holding : undefined
}

/** The mail server may have been down for days. */
function hasBegun({ now }: Services, { event }: RegistrationFacts): boolean {
  return event?.days !== undefined && startOfDay(event.days.first) <= now().getTime()
}
