import { sumAccount } from '#database/account-sums.ts'
import { endAttempt } from '#database/end-attempts.ts'
import type { Db } from '#database/open.ts'
import { queueMail } from '#database/outbox.ts'
import { setHold } from '#database/places.ts'
import { attendeesOf, freeSubmission } from '#database/registrations.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import type { Services } from '#workflows/services.ts'
import { changeByOffice, type OfficeRequest } from '../office/change-by-office.ts'

/**
 * Cancels a registration for the office: releases its places, ends its open payments and mails its
 * attendees. Received money stays until it is refunded. Money that arrives later is recorded and shown
 * to the office as late.
 */
export async function cancelRegistration(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  request: OfficeRequest,
) {
  return changeByOffice(services, request, {
    needs: 'cancel',
    action: 'Cancel registration',
    apply: async ({ tx, registration: { id, hold }, payments, at }) => {
      if (hold === 'cancelled') return { ok: false as const, problem: 'cancelled' as const }
      for (const payment of payments) await endAttempt(tx, payment, { reason: 'cancelled', at })
      await setHold(tx, id, { hold: 'cancelled', heldUntil: undefined, source: 'office', at })
      await freeSubmission(tx, id)
      services.log.info('registration-cancelled', { registration: id })
      const { receivedMinor, returnedMinor } = await sumAccount(tx, id)
      const keptMinor = receivedMinor - returnedMinor
      const told = await tellPeople(tx, id, at)
      return { ok: true as const, told, keptMinor, details: { keptMinor } }
    },
  })
}

export type Cancellation = Awaited<ReturnType<typeof cancelRegistration>>

/** Mails all attendees, each mailbox once. */
async function tellPeople(tx: Db, id: string, at: Date): Promise<string[]> {
  const told = new Map<string, string>()
  for (const { email, position } of await attendeesOf(tx, id)) {
    if (told.has(mailboxOf(email))) continue
    told.set(mailboxOf(email), email)
    await queueMail(tx, {
      kind: 'registration-cancelled',
      name: String(position),
      about: { registration_id: id },
      recipient: email,
      at: at.toISOString(),
    })
  }
  return [...told.values()]
}
