import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Who } from '#domain/registration/places.ts'

export const WHO_COMES = sql<Who>`case
  when registration.hold in ('waiting', 'cancelled') then registration.hold
  when registration.hold = 'released' or registration.standing = 'Refunded' then 'cancelled'
  when registration.hold = 'confirmed'
    or registration.received_minor > registration.returned_minor then 'coming'
  else 'offered' end`

export function isWho(...who: readonly Who[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${WHO_COMES} in (${sql.join(who)})`
}
