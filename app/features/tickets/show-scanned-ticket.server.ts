import { randomUUID } from 'node:crypto'
import { upiLink } from '#domain/gift.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { verdictWords } from '#words/scanned-ticket.ts'
import { readScannedTicket } from '#workflows/doors/scanned-ticket.ts'
import type { Services } from '#workflows/services.ts'

export type ShownTicket = NonNullable<Awaited<ReturnType<typeof showScannedTicket>>>

/** A ticket as a member of staff sees it. Undefined for whoever may not. */
export async function showScannedTicket(
  services: Services,
  { actor, typed, isJustChecked }: { actor: Actor; typed: string; isJustChecked: boolean },
) {
  const scanned = await readScannedTicket(services, { actor, typed })
  if (!scanned) return undefined
  const { verdict, conference, party, registration, txnid } = scanned
  const { dueMinor } = verdict.guest
  const { heading, text } = verdictWords(verdict)
  const isWelcome = isJustChecked && verdict.answer === 'already-in'
  const mayCheckIn = verdict.answer === 'welcome' || verdict.answer === 'left'
  // The bank's statement names it, and Find knows both.
  const reference = txnid ?? shortNumber(registration).replace('-', '')
  const asked = { amountMinor: dueMinor, reference }
  // Loaded with the first one, so that the site starts sooner.
  const { qrPath } = await import('#app/ui/qr-path.ts')
  return {
    heading: isWelcome ? 'Welcome' : heading,
    text,
    isGood: isWelcome || mayCheckIn,
    guest: verdict.guest,
    conference,
    party,
    key: mayCheckIn && staffCan.checkIn(actor) ? randomUUID() : undefined,
    take:
      dueMinor > 0 && staffCan.recordMoney(actor)
        ? {
            record: `/office/registrations/${registration.id}/record-payment`,
            now: services.now().getTime(),
            qr: qrPath(upiLink({ ...services.content.giving.upi, asked })),
          }
        : undefined,
  }
}
