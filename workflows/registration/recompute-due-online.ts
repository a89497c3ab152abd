import type { Db } from '#database/engine/open.ts'
import { sumAccount } from '#database/money/account-sums.ts'
import {
  attendeesOf,
  changeRegistration,
  type Registration,
} from '#database/registration/registrations.ts'
import type { Paise } from '#domain/money.ts'
import { dueOnline } from '#domain/payments/hand-off.ts'

/** After a change of price, people or reductions: stores what is due online, and returns it. */
export async function recomputeDueOnline(
  tx: Db,
  { id, full_minor: priceMinor }: Pick<Registration, 'id' | 'full_minor'>,
): Promise<Paise> {
  const people = await attendeesOf(tx, id)
  const sharesMinor = people.map(({ share_minor }) => share_minor)
  const { reducedMinor } = await sumAccount(tx, id)
  const due_minor = dueOnline({ sharesMinor, priceMinor, reducedMinor })
  await changeRegistration(tx, id, { due_minor })
  return due_minor
}
