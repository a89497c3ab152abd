import type { Db } from '#database/engine/open.ts'
import { changeRows } from '#database/engine/rows.ts'
import { sumAccount } from '#database/records/money/account-sums.ts'
import {
  attendeesOf,
  type Registration,
  type StoredAttendee,
} from '#database/records/registration/registrations.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import type { Paise } from '#domain/money.ts'
import { dueOnline } from '#domain/payments/hand-off.ts'
import { quote } from '#domain/registration/price.ts'

/** The price of a stored registration at an event's current prices, with what was kept of others. */
export function priceRegistration(
  { price: prices }: Pick<ConferenceEvent, 'price'>,
  { residential, payment_type, fee_minor }: Registration,
  people: readonly Pick<StoredAttendee, 'first_name' | 'age'>[],
) {
  const attendees = people.map(({ first_name, age }) => ({ name: first_name, age }))
  const quoted = quote({ prices, residential, payment: payment_type, attendees })
  return { lines: quoted.lines, priceMinor: quoted.total + quoted.balance + fee_minor }
}

/** After a change of price, people or reductions: stores what is due online, and returns it. */
export async function recomputeDueOnline(
  tx: Db,
  { id, full_minor: priceMinor }: Pick<Registration, 'id' | 'full_minor'>,
): Promise<Paise> {
  const people = await attendeesOf(tx, id)
  const sharesMinor = people.map(({ share_minor }) => share_minor)
  const { reducedMinor } = await sumAccount(tx, 'registration_id', id)
  const due_minor = dueOnline({ sharesMinor, priceMinor, reducedMinor })
  await changeRows(tx, 'registration', { id }, { due_minor })
  return due_minor
}
