import { changeRows } from '#database/engine/rows.ts'
import type { MailFacts } from '#database/records/mail/mail-facts.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import { endAttempt } from '#database/records/payments/payment-attempts.ts'
import { setHold } from '#database/records/places/places.ts'
import { attendeesOf } from '#database/records/registration/registrations.ts'
import { addressesOf } from '#domain/mail/mailbox.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import type { LockedRegistration } from '#workflows/records/record-kinds.ts'
import { notifyEach } from '#workflows/records/registration/notify-people.ts'
import type { Services } from '#workflows/services.ts'

/**
 * Cancels a registration for the office. Received money stays until it is refunded. Money that arrives
 * later is recorded and shown to the office as late.
 */
export async function cancelRegistration(services: Services, request: RecordRequest) {
  return changeRecord(services, 'registration', request, {
    needs: 'cancel',
    action: 'cancel-registration',
    apply: async (locked) => {
      const { id, hold } = locked.registration
      if (hold === 'cancelled') return { ok: false as const, problem: 'cancelled' as const }
      const { notify } = request
      const told = await endRegistration(services, locked, { by: 'office', notify })
      const { receivedMinor, returnedMinor } = await sumAccount(locked.tx, 'registration_id', id)
      const keptMinor = receivedMinor - returnedMinor
      return { ok: true as const, told, keptMinor, details: { keptMinor } }
    },
  })
}

/**
 * Inside the transaction that has locked everything: frees the places, ends the open payments and mails
 * the people. Returns the addresses of those who are mailed.
 */
export async function endRegistration(
  { log }: Services,
  { tx, registration: { id }, payments, at }: LockedRegistration,
  { notify = true, ...facts }: MailFacts['registration-cancelled'] & Pick<RecordRequest, 'notify'>,
): Promise<string[]> {
  for (const payment of payments) await endAttempt(tx, payment, { reason: 'cancelled', at })
  await setHold(tx, id, { hold: 'cancelled', heldUntil: undefined, source: facts.by, at })
  // The same form, sent again, is a new registration.
  const freed = { submission: null, twin: `(cancelled) ${id}` }
  await changeRows(tx, 'registration', { id }, freed)
  log.info('registration-cancelled', { registration: id })
  if (!notify) return []
  const told = addressesOf(await attendeesOf(tx, id))
  // Named after the time: it may be restored and cancelled again.
  const mail = { kind: 'registration-cancelled', name: at.toISOString(), facts, at } as const
  await notifyEach(tx, id, told, mail)
  return told
}
