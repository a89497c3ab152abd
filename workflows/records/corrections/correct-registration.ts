import { storeConsents } from '#database/consents/consents.ts'
import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { queueMail, readdressMails } from '#database/records/mail/outbox.ts'
import {
  allAttendeesOf,
  attendeesOf,
  type CorrectedAttendee,
  correctAttendees,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import { findEvent } from '#domain/conferences/conference.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { whomToTell } from '#domain/registration/person.ts'
import { givenConsent } from '#workflows/consents/given-consent.ts'
import {
  changeRecord,
  type LockedRegistration,
  type RecordRequest,
} from '#workflows/records/change-record.ts'
import { notifyEach } from '#workflows/records/registration/notify-people.ts'
import { recomputeDueOnline } from '#workflows/records/registration/register.ts'
import type { Services } from '#workflows/services.ts'
import { sellOtherDate } from './move-registration.ts'
import {
  type Correction,
  type CorrectionPlan,
  personChanges,
  planCorrection,
} from './plan-correction.ts'

/** Priced anew only where the price depends on what is corrected. */
export async function correctRegistration(
  services: Services,
  request: RecordRequest & { correction: Correction; overCapacity?: boolean },
) {
  const { correction, overCapacity } = request
  return changeRecord(services, 'registration', request, {
    needs: 'correct',
    action: 'correct',
    apply: (locked) => applyCorrection(services, locked, correction, 'office', overCapacity),
  })
}

/** A visitor's correction has a mail of its own. */
export async function applyCorrection(
  services: Services,
  locked: LockedRegistration,
  correction: Correction,
  by: 'office' | 'visitor',
  overCapacity = false,
) {
  const { tx, registration, at } = locked
  const { id } = registration
  const before = await attendeesOf(tx, id)
  const wanted = { registration, correction, overCapacity }
  const plan = await planCorrection({ ...services, db: tx }, wanted)
  if (!plan.ok) return plan
  await storeCorrection(services, locked, correction, plan)
  const form = by === 'office' ? 'desk' : 'registration'
  await storeConsents(tx, id, givenConsent(services, form, registration.language))
  const { people, beforeMinor, afterMinor, shortage } = plan
  await notifyChangedAddresses(locked, by, before, people)
  const choices = plan.changes.filter(({ whose }) => whose === '')
  // As planned, but whoever was added has a position now.
  const changes = [...choices, ...personChanges(before, await attendeesOf(tx, id))]
  const concerned = whomToTell(changes, await readConcerned(tx, id, changes))
  if (by === 'visitor') {
    const name = at.toISOString()
    const about = { registration_id: id }
    await notifyEach(tx, about, concerned, { kind: 'registration-corrected', name, at })
  }
  const prices = beforeMinor === afterMinor ? {} : { beforeMinor, afterMinor }
  const details = { changes, ...prices, ...(shortage && { overCapacity: true }) }
  return { ok: true as const, details, tells: by === 'office' ? concerned : [] }
}

/** Inside the transaction that has locked everything. Tells nobody. */
export async function storeCorrection(
  services: Services,
  { tx, registration, at }: LockedRegistration,
  correction: Correction,
  { people, afterMinor: full_minor }: Extract<CorrectionPlan, { ok: true }>,
): Promise<void> {
  const { id, event_code } = registration
  const { eventCode = event_code, type: party, residential, arrival } = correction
  const place = findEvent(services.content.conferences, eventCode)
  const programme = place?.key ?? registration.programme
  await correctAttendees(tx, id, people, at)
  if (place && eventCode !== event_code) {
    await sellOtherDate(tx, services, registration, place.event)
  }
  const choices = { programme, event_code: eventCode, party, residential, arrival }
  await changeRows(tx, 'registration', { id }, { ...choices, full_minor, places: people.length })
  await recomputeDueOnline(tx, { id, full_minor })
}

/** A registration as it is stored, in the form of a correction that changes nothing. */
export function storedCorrection(
  { party, residential, arrival }: Registration,
  people: readonly StoredAttendee[],
): Correction {
  const persons = people.map(({ registration_id, share_minor, cancelled_at, ...person }) => {
    const { first_name: firstname, last_name: lastname, ...same } = person
    return { ...same, firstname, lastname }
  })
  return { type: party, residential, arrival, persons }
}

/** The payer before always hears when somebody else pays from now on: whoever pays gets the private link. */
export async function notifyChangedAddresses(
  { tx, registration: { id }, at }: LockedRegistration,
  by: 'office' | 'visitor',
  before: readonly StoredAttendee[],
  people: readonly CorrectedAttendee[],
): Promise<void> {
  const [payer] = await attendeesOf(tx, id)
  const payers = { old: before[0]?.email ?? '', new: payer?.email ?? '' }
  const own = people.flatMap(({ position, email }) => {
    const old = before.find((each) => each.position === position)
    return old ? [{ old: old.email, new: email }] : []
  })
  const told = new Map<string, { recipient: string; which: 'old' | 'new' }>()
  for (const changes of [own, [payers]]) {
    const changed = changes.filter((change) => mailboxOf(change.old) !== mailboxOf(change.new))
    // A mailbox that is an old and a new one is told that mails come to it from now on.
    for (const which of ['old', 'new'] as const) {
      for (const { [which]: recipient } of changed) {
        told.set(mailboxOf(recipient), { recipient, which })
      }
    }
  }
  // Who pays in the place of somebody with the same mailbox gets the new link there.
  const isOther = payer !== undefined && payer.position !== before[0]?.position
  if (isOther) told.set(mailboxOf(payer.email), { recipient: payer.email, which: 'new' })
  await readdressMails(tx, ['registration_id', id], payers)
  for (const [index, { recipient, which }] of [...told.values()].entries()) {
    const mail = { kind: 'email-changed', facts: { which, by }, recipient, at } as const
    const name = `${at.toISOString()}:${index}`
    await queueMail(tx, { ...mail, name, about: { registration_id: id } })
  }
}

export async function readConcerned(
  db: Db,
  id: string,
  changes: readonly { position?: number | undefined }[],
) {
  const everybody = await allAttendeesOf(db, id)
  const changed = new Set(changes.map(({ position }) => position))
  return [
    ...everybody.filter(({ cancelled_at }) => cancelled_at === null),
    ...everybody.filter((each) => each.cancelled_at !== null && changed.has(each.position)),
  ]
}
