import { randomUUID } from 'node:crypto'
import { dayInIndia } from '#domain/days.ts'
import { upiLink } from '#domain/gift.ts'
import { formatRupees, toDecimalText } from '#domain/money.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { verdictHeading, verdictWords } from '#words/scanned-ticket.ts'
import { readScannedTicket, type ScannedTicket } from '#workflows/doors/scanned-ticket.ts'
import type { Services } from '#workflows/services.ts'

export type ShownTicket = NonNullable<Awaited<ReturnType<typeof showScannedTicket>>>

/** A ticket as a member of staff sees it. Undefined for whoever may not. */
export async function showScannedTicket(
  services: Services,
  { actor, typed, isJustChecked }: { actor: Actor; typed: string; isJustChecked: boolean },
) {
  const scanned = await readScannedTicket(services, { actor, typed })
  if (!scanned) return undefined
  const { verdict, conference, party } = scanned
  const { guest } = verdict
  const isWelcome = isJustChecked && verdict.answer === 'already-in'
  const mayCheckIn = verdict.answer === 'welcome' || verdict.answer === 'left'
  return {
    heading: isWelcome ? 'Welcome' : verdictHeading(verdict),
    words: verdictWords(verdict),
    isGood: isWelcome || mayCheckIn,
    name: `${guest.first} ${guest.last}`,
    party: party.map(({ first, last, age }) => `${first} ${last}, ${age}`).join(' · '),
    conference,
    room: guest.room ?? '',
    key: mayCheckIn && staffCan.checkIn(actor) ? randomUUID() : undefined,
    due: guest.dueMinor > 0 ? await showDue(services, { actor, scanned }) : undefined,
  }
}

/** What is to be paid and, for whoever may take it, how it is recorded and a code to pay it by UPI. */
async function showDue(
  { content, now }: Services,
  { actor, scanned }: { actor: Actor; scanned: ScannedTicket },
) {
  const { registration, txnid, verdict } = scanned
  const amountMinor = verdict.guest.dueMinor
  const amount = formatRupees(amountMinor)
  if (!staffCan.recordMoney(actor)) return { amount }
  // The bank's statement names it, and Find knows both.
  const reference = txnid ?? shortNumber(registration).replace('-', '')
  const link = upiLink({ ...content.giving.upi, asked: { amountMinor, reference } })
  const record = `/office/registrations/${registration.id}/record-payment`
  const typed = { day: dayInIndia(now().getTime()), amount: toDecimalText(amountMinor) }
  // Loaded with the first one, so that the site starts sooner.
  const { qrPath } = await import('./qr-path.server.ts')
  return { amount, take: { record, typed, qr: qrPath(link) } }
}
