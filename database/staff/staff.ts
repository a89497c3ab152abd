import { randomUUID } from 'node:crypto'
import type { Db } from '#database/engine/open.ts'
import { findRow, raiseVersion } from '#database/engine/rows.ts'
import type { Tables } from '#database/tables/tables.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { isRole, type Role } from '#domain/staff.ts'

type StaffRow = Tables['staff']

export type Staff = Omit<StaffRow, 'roles' | 'mailbox'> & { roles: Role[] }

/** Also those who have left; by address. */
export async function listStaff(db: Db): Promise<Staff[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('email').execute()
  return rows.map(toStaff)
}

export async function findStaff(db: Db, id: string): Promise<Staff | undefined> {
  const row = await findRow(db, 'staff', { id })
  return row && toStaff(row)
}

/** With these locks two administrators can't remove each other at the same time. */
export async function lockStaff(tx: Db): Promise<Staff[]> {
  const rows = await tx
    .updateTable('staff')
    .set((column) => ({ created_at: column.ref('created_at') }))
    .returningAll()
    .execute()
  return rows.map(toStaff)
}

export async function findStaffByEmail(db: Db, email: string): Promise<Staff | undefined> {
  const row = await findRow(db, 'staff', { mailbox: mailboxOf(email) })
  return row && toStaff(row)
}

type Invitation = {
  email: string
  /** Somebody who is there keeps their own name where this is empty. */
  name?: string | undefined
  roles: readonly Role[]
  at: Date
}

/** Adds a person, or gives somebody who is there these roles and the right to sign in again. */
export async function storeStaff(tx: Db, { email, name = '', roles, at }: Invitation) {
  const words = roles.join(' ')
  const row = await tx
    .insertInto('staff')
    .values({
      id: randomUUID(),
      email,
      name,
      mailbox: mailboxOf(email),
      roles: words,
      created_at: at.toISOString(),
      ended_at: null,
      version: 0,
    })
    .onConflict((conflict) =>
      conflict.column('mailbox').doUpdateSet((known) => ({
        roles: words,
        ...(name && { name }),
        ended_at: null,
        version: known('staff.version', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStaff(row)
}

export async function changeStaff(
  tx: Db,
  id: string,
  { name, roles, endedAt }: { name?: string; roles?: readonly Role[]; endedAt?: Date | null },
): Promise<number> {
  const ended_at = endedAt === null ? null : endedAt?.toISOString()
  return raiseVersion(tx, 'staff', { id }, { name, roles: roles?.join(' '), ended_at })
}

function toStaff({ mailbox: _, roles, ...row }: StaffRow): Staff {
  return { ...row, roles: roles.split(' ').filter(isRole) }
}
