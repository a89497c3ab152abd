import type { ReactNode } from 'react'
import type { Plan } from '#app/office/action/action-plan.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import type { Actor, StaffAction } from '#domain/staff.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

export type Asking = {
  services: SiteServices
  actor: Actor
  record: RegistrationRecord
  typed: Typed
}

export type ActionRequest = { actor: Actor; id: string; key: string; version: number }

/** One action on a registration: its fields, what will happen, and how it is done. */
export type ActionScreen = {
  /** The last part of its address. */
  slug: string
  /** The name of its button. */
  name: string
  needs: StaffAction
  /** Absent where nothing has to be filled in: what will happen is shown at once. */
  Fields?: (props: { typed: Typed; errors: Errors; record: RegistrationRecord }) => ReactNode
  /** The values with which the form opens. */
  initial?: (record: RegistrationRecord, now: Date) => Typed
  plan: (asking: Asking) => Promise<Plan<ActionRequest>>
}
