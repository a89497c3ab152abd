import type { ReactNode } from 'react'
import type { SiteServices } from '#app/services.server.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import type { Problem } from '#domain/problems.ts'
import type { Actor, StaffAction } from '#domain/staff.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

/** What an action is about. */
export type OfficeRecord = RegistrationRecord | GiftRecord

export type Asking<Record extends OfficeRecord> = {
  services: SiteServices
  actor: Actor
  record: Record
  typed: Typed
}

type ActionRequest = {
  actor: Actor
  kind: OfficeRecord['kind']
  id: string
  /** The form's own key. */
  key: string
  /** The version with which the form was first opened. */
  version: number
}

/** What an action is about to do, or what is wrong with what was typed. */
export type Plan = ReadyPlan | { ok: false; errors: Errors }

type Result = { ok: true } | ({ ok: false } & Problem)

export type ReadyPlan = {
  ok: true
  /** Sentences that say what will happen. */
  will: string[]
  /** The label of the button that does it. It begins with the action's name. */
  button: string
  run: (request: ActionRequest) => Promise<Result>
}

/** One action on a registration or a gift: its fields, what will happen, and how it is done. */
export type ActionScreen<Record extends OfficeRecord> = {
  /** The last part of its address. */
  slug: string
  /** The name of its button. */
  name: string
  needs: StaffAction
  /** Absent where nothing has to be filled in: what will happen is shown at once. */
  Fields?: (props: { typed: Typed; errors: Errors; record: Record }) => ReactNode
  /** The values with which the form opens. */
  initial?: (record: Record, now: Date) => Typed
  plan: (asking: Asking<Record>) => Promise<Plan>
}
