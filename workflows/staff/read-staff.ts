import { officeEventsOf } from '#database/staff/office-events.ts'
import { lastSeen } from '#database/staff/sign-ins.ts'
import { findStaff, listStaff, type Staff } from '#database/staff/staff.ts'
import { type Actor, staffCan, staffNameOf } from '#domain/staff.ts'
import { NOT_ALLOWED, UNKNOWN } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { mailsLinks, mayEnter } from './may-enter.ts'

export type { Staff }

export async function readStaffList(services: Services, actor: Actor) {
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  const [everybody, seen] = await Promise.all([listStaff(services.db), lastSeen(services.db)])
  const staff = everybody.map((person) => ({
    ...person,
    mayEnter: mayEnter(services, person),
    seenAt: seen.get(person.id),
  }))
  staff.sort(
    (a, b) =>
      Number(b.mayEnter) - Number(a.mayEnter) || staffNameOf(a).localeCompare(staffNameOf(b), 'en'),
  )
  return { ok: true as const, staff, isMailed: mailsLinks(services) }
}

export async function readStaffPage(services: Services, actor: Actor, id: string) {
  if (!staffCan.manageStaff(actor)) return NOT_ALLOWED
  const staff = await findStaff(services.db, id)
  if (!staff) return UNKNOWN
  const history = await officeEventsOf(services.db, 'staff', id)
  return { ok: true as const, staff, mayEnter: mayEnter(services, staff), history }
}
