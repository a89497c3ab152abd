import { randomUUID } from 'node:crypto'
import { lockGift, markGiftPaid, storeGiftOnce } from '#database/gifts.ts'
import { storeEntry } from '#database/money-entries.ts'
import { appendOfficeEvent, isFormDone } from '#database/office-events.ts'
import type { Db } from '#database/open.ts'
import { queueMail } from '#database/outbox.ts'
import { issueReceipt } from '#database/receipts.ts'
import { startOfDay } from '#domain/days.ts'
import type { Paise } from '#domain/money.ts'
import { financialYear, receiptNumber } from '#domain/payments/financial-year.ts'
import type { HandMethod } from '#domain/payments/hand-method.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'

/** A gift that came by hand, as the form's schema has validated it. */
export type HandGift = {
  name: string
  /** Empty where the giver has none; then no mail is sent. */
  email: string
  phone: string
  fund: string
  method: HandMethod
  day: string
  amountMinor: Paise
  reference: string
  pan?: string | undefined
}

type Recording = { actor: Actor; gift: HandGift; key?: string | undefined }

type RecordedGift = { ok: true; id: string | undefined; receipt: string | undefined } | NotAllowed

/** Records a gift that came by hand, with a receipt from the same series as online gifts. */
export async function recordGift(
  services: Pick<Services, 'db' | 'now'>,
  { actor, gift, key }: Recording,
): Promise<RecordedGift> {
  if (!staffCan.seeMoney(actor) || !staffCan.recordMoney(actor)) return NOT_ALLOWED
  if (await isFormDone(services.db, key)) return { ok: true, id: undefined, receipt: undefined }
  const at = services.now()
  return services.db.transaction().execute(async (tx) => {
    const id = await storeGift(tx, gift, at)
    const entryId = await storeMoney(tx, { id, gift, author: actor.name, at })
    // Noon of that day in India, so that the receipt's date and financial year are the day's.
    const received = new Date(startOfDay(gift.day) + NOON_MS)
    const receipt = await issueReceipt(tx, {
      entry_id: entryId,
      year: financialYear(received),
      issued_at: received.toISOString(),
    })
    const { method, amountMinor, day, reference } = gift
    const details = { method, amountMinor, day, reference, receipt: receiptNumber(receipt) }
    const event = { actor, subject: 'gift', subjectId: id, action: 'Record a gift' } as const
    await appendOfficeEvent(tx, { ...event, details, key, at })
    if (gift.email !== '') await mailGiver(tx, { entryId, recipient: gift.email, at })
    return { ok: true, id, receipt: receiptNumber(receipt) }
  })
}

const NOON_MS = 12 * 60 * 60_000

async function storeGift(tx: Db, gift: HandGift, at: Date): Promise<string> {
  const id = randomUUID()
  await storeGiftOnce(tx, {
    id,
    // No form of the site is the same gift.
    submission: id,
    twin: `(by hand) ${id}`,
    created_at: at.toISOString(),
    fund: gift.fund,
    full_name: gift.name,
    email: gift.email,
    phone: gift.phone,
    amount_minor: gift.amountMinor,
    pan: gift.pan ?? null,
  })
  await lockGift(tx, id)
  await markGiftPaid(tx, id)
  return id
}

type Money = { id: string; gift: HandGift; author: string; at: Date }

async function storeMoney(tx: Db, { id, gift, author, at }: Money): Promise<string> {
  const entryId = randomUUID()
  await storeEntry(tx, {
    id: entryId,
    registration_id: null,
    gift_id: id,
    kind: 'received',
    method: gift.method,
    amount_minor: gift.amountMinor,
    day: gift.day,
    reference: gift.reference,
    reason: '',
    takes_back: null,
    at: at.toISOString(),
    author,
  })
  return entryId
}

type Telling = { entryId: string; recipient: string; at: Date }

async function mailGiver(tx: Db, { entryId, recipient, at }: Telling): Promise<void> {
  const mail = { kind: 'hand-gift-receipt', name: entryId, facts: { entryId } } as const
  await queueMail(tx, { ...mail, recipient, at: at.toISOString() })
}
