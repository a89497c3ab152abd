import { openRegistrationList } from '#database/search/registration-list.ts'
import type { RegistrationFilter } from '#domain/registration/registration-filter.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { ABSENT_STANDINGS, type Standing } from '#domain/standing.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { eachRegistration, type ListedRegistration } from './list-registrations.ts'

export type PrintedRegistration = Omit<ListedRegistration, 'payments'>

type RegistrationPrint =
  | {
      ok: true
      registrations: PrintedRegistration[]
      /** Whether those without a place were left out, because no standing was asked for. */
      onlyExpected: boolean
    }
  | { ok: false; problem: 'too-long' }
  | NotAllowed

/** More fit on no notice board; the office chooses a conference first. */
const MAX_PRINTED = 5_000

const ABSENT: ReadonlySet<Standing> = new Set(ABSENT_STANDINGS)

/** The registrations of a printed list, by name. Without a standing, only those who are expected. */
export async function printRegistrations(
  { db }: Services,
  { actor, filter }: { actor: Actor; filter: RegistrationFilter },
): Promise<RegistrationPrint> {
  if (!staffCan.seeRegistrations(actor)) return NOT_ALLOWED
  const list = await openRegistrationList(db, { filter: { ...filter, sort: 'name' } })
  if (!list.totals || list.totals.registrations > MAX_PRINTED) {
    return { ok: false, problem: 'too-long' }
  }
  const all: PrintedRegistration[] = []
  for await (const batch of eachRegistration(db, list)) all.push(...batch)
  const onlyExpected = filter.standing === undefined
  const registrations = onlyExpected ? all.filter(({ standing }) => !ABSENT.has(standing)) : all
  return { ok: true, registrations, onlyExpected }
}
