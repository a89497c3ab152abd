import type { Actor } from '#domain/staff.ts'

/** Whoever has the link of a private page, in the history. Has no role: the office is closed to them. */
export const VISITOR: Actor = { staffId: null, name: 'Visitor', roles: [] }

/** A form of the private page. */
export type VisitorForm = {
  /** The registration. */
  id: string
  /** The form's own key: the same form sent twice changes something once. */
  key: string
  /** The registration's version when the form was opened. */
  version: number
}
