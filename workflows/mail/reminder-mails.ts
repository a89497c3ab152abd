import { findGift, findMonthlyGift } from '#database/records/gifts/gifts.ts'
import { findPaymentById } from '#database/records/payments/payments.ts'
import { recordOf } from '#database/records/private-pages/private-pages.ts'
import { startOfDay } from '#domain/days.ts'
import { dayIn, momentIn, rupeesIn } from '#domain/language-formats.ts'
import { LINK_WORDS, mailWords } from '#words/mail.ts'
import { namePurpose } from '#workflows/records/payments/name-purpose.ts'
import type { Services } from '#workflows/services.ts'
import { balanceToRemindOf } from '../reminders/remind-of-conferences.ts'
import { readUnfinished } from '../reminders/remind-of-payments.ts'
import { toButton, worded } from './body-of.ts'
import type { Mail, Mails } from './mail.ts'
import { readPaymentFacts } from './payment-facts.ts'
import { readRegistration, readTicketHolders, VISIT } from './registration-facts.ts'

/** Each is checked once more right before it is sent: there may be nothing to be reminded of any more. */
export const REMINDER_MAILS = {
  // Either not to pay again, or how to go on.
  'payment-unfinished': {
    reason: 'unfinished',
    limit: 'strangers',
    isReminder: true,
    write: worded(readUnfinishedPayment, ({ isPending }) =>
      isPending
        ? {
            words: mailWords('payment-pending'),
            facts: ['towards', 'amount', 'txnid'],
            action: 'yours',
            links: ['status'],
          }
        : {
            words: mailWords('payment-unfinished'),
            facts: ['towards', 'amount', 'txnid'],
            action: 'yours',
          },
    ),
  },
  'balance-reminder': {
    reason: 'balance',
    limit: 'strangers',
    isReminder: true,
    write: worded(readBalanceDue, {
      words: mailWords('balance-reminder'),
      facts: [...VISIT, 'paid', 'stillDue', 'dueBy'],
      people: 'registered',
      action: 'see',
    }),
  },
  'conference-reminder': {
    reason: 'comes',
    limit: 'strangers',
    isReminder: true,
    attached: 'tickets',
    write: worded(readComing, {
      words: mailWords('conference-reminder'),
      facts: VISIT,
      tickets: true,
      action: 'pages',
      links: ['letter'],
    }),
  },
  'monthly-gift': {
    reason: 'monthly',
    limit: 'strangers',
    isReminder: true,
    write: worded(readMonthlyGift, {
      words: mailWords('monthly-gift'),
      facts: ['amount', 'towards'],
      action: 'give',
      links: ['change'],
    }),
  },
} satisfies Partial<Mails>

async function readUnfinishedPayment(services: Services, mail: Mail<'payment-unfinished'>) {
  const { db } = services
  const payment = await findPaymentById(db, mail.payment_id ?? '')
  const unfinished = await readUnfinished(db, services, await recordOf(db, payment))
  if (!unfinished) return undefined
  const facts = await readPaymentFacts(services, payment)
  const { state, heldUntil } = unfinished
  return {
    ...facts,
    amount: facts.price,
    isPending: state === 'pending',
    isReleased: state === 'released',
    heldUntil: heldUntil && momentIn(facts.language, heldUntil),
  }
}

async function readBalanceDue(services: Services, mail: Mail<'balance-reminder'>) {
  const about = await readRegistration(services, mail)
  const { language, registration, stillDue } = about
  if (registration.hold !== 'confirmed') return undefined
  const due = balanceToRemindOf(services, registration)
  return due && stillDue ? { ...about, stillDue, dueBy: dayIn(language, due) } : undefined
}

/** There are tickets only while the places are confirmed. The mail server may have been down for days. */
async function readComing(services: Services, mail: Mail<'conference-reminder'>) {
  const holding = await readTicketHolders(services, mail)
  const hasBegun = holding?.days && startOfDay(holding.days.first) <= services.now().getTime()
  return holding && !hasBegun
    ? { ...holding, hasLetter: holding.links.letter.length > 0 }
    : undefined
}

/** On the day of the month that the giver has chosen. Undefined once it was paused or ended, or its giver is forgotten. */
async function readMonthlyGift(services: Services, { facts }: Mail<'monthly-gift'>) {
  const { db, publicUrl } = services
  const monthly = await findMonthlyGift(db, facts.giftId)
  if (!monthly || monthly.paused_at !== null) return undefined
  const { language, full_name, private_token } = await findGift(db, monthly.gift_id)
  const page = `${publicUrl}/my/${private_token}`
  return {
    language,
    giver: full_name,
    amount: rupeesIn(language, monthly.amount_minor),
    towards: namePurpose(services, monthly.fund, language),
    links: {
      give: toButton(`${page}/give`),
      change: [{ label: LINK_WORDS[language].change, href: `${page}#monthly` }],
    },
  }
}
