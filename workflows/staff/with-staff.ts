import type { Db } from '#database/open.ts'
import { lockStaff, type Staff } from '#database/staff.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from './actor.ts'
import { mayEnter } from './may-enter.ts'

export type StaffProblem = { ok: false; problem: 'unknown' | 'last-admin' } | NotAllowed

type Found = {
  staff: Staff
  /** Nobody else who can sign in is an administrator. */
  isLastAdmin: boolean
}

/** Runs a change to a person's access, in one transaction, with everybody's rows locked. */
export async function withStaff<Answer>(
  services: Pick<Services, 'db' | 'sampleOffice'>,
  { actor, id }: { actor: Actor; id: string },
  change: (tx: Db, found: Found) => Promise<Answer>,
): Promise<Answer | StaffProblem> {
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  return services.db.transaction().execute(async (tx): Promise<Answer | StaffProblem> => {
    const everybody = await lockStaff(tx)
    const staff = everybody.find((person) => person.id === id)
    if (!staff) return { ok: false, problem: 'unknown' }
    const admins = everybody.filter(
      (person) => mayEnter(services, person) && person.roles.includes('admin'),
    )
    const isLastAdmin = admins.length === 1 && admins[0]?.id === id
    return change(tx, { staff, isLastAdmin })
  })
}
