import { changeRows, deleteRows, findRow } from '#database/engine/rows.ts'
import {
  type Gift,
  lockGift,
  type MonthlyGift,
  storeMonthlyGift,
} from '#database/records/gifts/gifts.ts'
import { isMailWaiting, queueMail } from '#database/records/mail/outbox.ts'
import { dayInIndia } from '#domain/days.ts'
import { nextMonthlyDay } from '#domain/gift.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Paise } from '#domain/money.ts'
import { financialYear } from '#domain/payments/financial-year.ts'
import { namePurpose } from '#workflows/conferences/event-now.ts'
import { aboutGift } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

/**
 * Only a giver whose gift has come can ask to be reminded: anybody may type somebody's address into the
 * giving form, and would have that person written to every month.
 */
function mayBeReminded({ status, email }: Pick<Gift, 'status' | 'email'>): boolean {
  return status === 'Paid' && email !== ''
}

/** Reminds each month from the next such day on. The same wish twice is one. */
export async function remindEachMonth(
  { db, now }: Services,
  { id }: Pick<Gift, 'id'>,
  { day, amountMinor, fund }: { day: number; amountMinor: Paise; fund: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const gift = await lockGift(tx, id)
    if (!mayBeReminded(gift)) return false
    const earlier = await findRow(tx, 'monthly_gift', { gift_id: id })
    const today = dayInIndia(now().getTime())
    const keeps = earlier?.day === day && earlier.paused_at === null
    await storeMonthlyGift(tx, {
      gift_id: id,
      day,
      amount_minor: amountMinor,
      fund,
      next_on: keeps ? earlier.next_on : nextMonthlyDay(day, today),
      paused_at: earlier?.paused_at ?? null,
      created_at: earlier?.created_at ?? now().toISOString(),
    })
    // Who stopped all reminders once has now asked for this one.
    const mailbox = mailboxOf(gift.email)
    await changeRows(tx, 'reminder_choice', { mailbox }, { stopped_at: null })
    return true
  })
}

export async function pauseMonthly(
  { db, now }: Services,
  { id }: Pick<Gift, 'id'>,
  pause: boolean,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockGift(tx, id)
    const monthly = await findRow(tx, 'monthly_gift', { gift_id: id })
    if (!monthly || (monthly.paused_at !== null) === pause) return
    const next = nextMonthlyDay(monthly.day, dayInIndia(now().getTime()))
    const paused = { paused_at: now().toISOString() }
    const change = pause ? paused : { paused_at: null, next_on: next }
    await changeRows(tx, 'monthly_gift', { gift_id: id }, change)
  })
}

export async function endMonthly({ db }: Services, { id }: Pick<Gift, 'id'>): Promise<void> {
  await deleteRows(db, 'monthly_gift', { gift_id: [id] })
}

/** What the gift's own page shows, in the gift's language; undefined where no reminder can be asked for. */
export async function readMonthly(services: Services, gift: Gift) {
  if (!mayBeReminded(gift)) return undefined
  const monthly = await findRow(services.db, 'monthly_gift', { gift_id: gift.id })
  return {
    token: gift.private_token,
    wish: {
      day: monthly?.day ?? Number(dayInIndia(services.now().getTime()).slice(8)),
      ...amountAndFund(gift, monthly),
    },
    current: monthly && {
      day: monthly.day,
      amountMinor: monthly.amount_minor,
      towards: namePurpose(services, monthly.fund, gift.language),
      nextOn: monthly.next_on,
      isPaused: monthly.paused_at !== null,
    },
  }
}

export type MonthlyFacts = NonNullable<Awaited<ReturnType<typeof readMonthly>>>

export async function readAgain({ db }: Services, gift: Gift) {
  const { full_name: name, email, phone } = gift
  const monthly = await findRow(db, 'monthly_gift', { gift_id: gift.id })
  return { name, email, phone, ...amountAndFund(gift, monthly) }
}

function amountAndFund(gift: Gift, monthly: MonthlyGift | undefined) {
  const { amount_minor: amountMinor, fund } = monthly ?? gift
  return { amountMinor, fund }
}

export async function sendStatement({ db, now }: Services, gift: Gift): Promise<void> {
  const { id, email: recipient, created_at } = gift
  const kind = 'gift-statement'
  if (recipient === '' || (await isMailWaiting(db, kind, recipient))) return
  const at = now()
  const year = financialYear(new Date(created_at))
  const name = `${year}:${id}:${at.toISOString()}`
  const about = await aboutGift(db, id)
  await queueMail(db, { kind, name, about, facts: { year }, recipient, at })
}
