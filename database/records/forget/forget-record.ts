import { forgetConsents } from '#database/consents/consents.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows, deleteRows, findRow, hasRow } from '#database/engine/rows.ts'
import { endPayersLinks, endTickets } from '#database/records/private/ended-links.ts'
import { recomputeRegistration } from '#database/records/registration/recompute-registration.ts'
import {
  type ForgottenPayments,
  forgetGifts,
  forgetMails,
  forgetOfficeTexts,
  forgetPayments,
  forgetTakers,
  NOBODY,
} from './forget-parts.ts'
import { FORGOTTEN } from './forgotten.ts'

type ForgottenRecord = ForgottenPayments & { id: string }

/**
 * In the transaction that has locked it: everybody of one registration, whenever it was made. Returns how
 * many people, payments, reports and mails.
 */
export async function forgetRegistration(tx: Db, record: ForgottenRecord) {
  const { id } = record
  await endPayersLinks(tx, { registration_id: id, gift_id: null })
  const people = await changeRows(tx, 'attendee', { registration_id: id }, NOBODY)
  // The twin is a digest of everything typed, so the data could be guessed from it.
  await changeRows(tx, 'registration', { id }, { twin: `${FORGOTTEN} ${id}` })
  await forgetTakers(tx, id)
  await deleteRows(tx, 'ticket', { registration_id: id })
  const rest = await forgetAround(tx, record)
  const mails = rest.mails + (await forgetMails(tx, { registration_id: id }))
  // The name to sort by and the words to search by are personal data too.
  await recomputeRegistration(tx, id)
  return { ...rest, people, mails }
}

/** What is known beside a gift or a registration itself. Returns how many payments, reports and mails. */
export async function forgetAround(tx: Db, { id, ...forgetting }: ForgottenRecord) {
  await forgetConsents(tx, { owner: id })
  await forgetOfficeTexts(tx, id)
  return forgetPayments(tx, forgetting)
}

type ForgettingPerson = ForgottenPayments & {
  id: string
  position: number
  /** Whether the payments and their receipts are in this person's name. */
  isPayer: boolean
}

/** One attendee. The texts of mails and of the history go whole: they may name everybody who came along. */
export async function forgetAttendee(
  tx: Db,
  { id, position, isPayer, ...forgetting }: ForgettingPerson,
): Promise<void> {
  const whom = { registration_id: id, position }
  const email = (await findRow(tx, 'attendee', whom))?.email
  await endTickets(tx, whom)
  await changeRows(tx, 'attendee', whom, NOBODY)
  await forgetTakers(tx, id)
  await deleteRows(tx, 'ticket', whom)
  const isShared = await hasRow(tx, 'attendee', { registration_id: id, email: email ?? '' })
  await forgetTexts(tx, { id, recipient: isShared ? undefined : email })
  // A digest of everything typed, from which it could be guessed.
  await changeRows(tx, 'registration', { id }, { twin: `(without ${position}) ${id}` })
  if (isPayer) {
    await endPayersLinks(tx, { registration_id: id, gift_id: null })
    await forgetPayments(tx, forgetting)
  }
  await forgetConsents(tx, { owner: id, position })
  await forgetOfficeTexts(tx, id)
  await recomputeRegistration(tx, id)
}

/** A giver. What the law asks for stays, as it does when old gifts are forgotten. */
export async function forgetGiver(
  tx: Db,
  { donorsRetainedFrom, ...record }: ForgottenRecord & { donorsRetainedFrom: string },
): Promise<void> {
  await forgetGifts(tx, { id: record.id, donorsRetainedFrom })
  await forgetAround(tx, record)
}

/** What mails about a registration said, and who got those that went to this address alone. */
async function forgetTexts(
  tx: Db,
  { id, recipient }: { id: string; recipient: string | undefined },
): Promise<void> {
  const own = tx.selectFrom('payment').select('id').where('registration_id', '=', id)
  const mails = await tx
    .selectFrom('outbox')
    .select(['key', 'recipient'])
    .where((where) => where.or([where('registration_id', '=', id), where('payment_id', 'in', own)]))
    .execute()
  for (const { key, recipient: to } of mails) {
    const isTheirs = recipient !== undefined && to.toLowerCase() === recipient.toLowerCase()
    const nobody = isTheirs ? { recipient: FORGOTTEN, mailbox: FORGOTTEN, due_at: null } : {}
    await tx
      .updateTable('outbox')
      .set((column) => ({
        ...nobody,
        sent_subject: null,
        sent_text: null,
        problem: null,
        ...(isTheirs && {
          facts: null,
          outcome: column.fn.coalesce('outcome', column.val('undeliverable' as const)),
        }),
      }))
      .where('key', '=', key)
      .execute()
  }
}
