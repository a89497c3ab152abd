import type { Actor } from '#domain/staff.ts'

/** The person at the server's command line, who may do everything: whoever gets there has the database too. */
export const COMMAND_LINE: Actor = { staffId: null, name: 'command line', roles: ['admin'] }

/** Who asks, and for what, such as the code of a date. */
export type Question<What extends string> = { actor: Actor } & Record<What, string>

export type StaffForm = {
  actor: Actor
  /** The form's own key: the same form sent twice changes something once. */
  key?: string | undefined
}

export type NotAllowed = { ok: false; problem: 'not-allowed' }

export const NOT_ALLOWED: NotAllowed = { ok: false, problem: 'not-allowed' }

export const UNKNOWN: { ok: false; problem: 'unknown' } = { ok: false, problem: 'unknown' }

export const DONE = { ok: true } as const

export function refuse<Problem extends string>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem }
}
