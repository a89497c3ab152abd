import type { ReactNode } from 'react'
import type { SiteServices } from '#app/services.server.ts'
import type { Actor, StaffAction } from '#domain/staff.ts'
import type { RegistrationRecord } from '#workflows/office/read-registration-record.ts'

/** What was typed, by field name. */
export type Typed = Readonly<Record<string, string>>

/** Messages by field name; under '' those about the form as a whole. */
export type Errors = Readonly<Record<string, string>>

export type Asking = {
  services: SiteServices
  actor: Actor
  record: RegistrationRecord
  typed: Typed
}

export type ActionRequest = { actor: Actor; id: string; key: string; version: number }

type Result = { ok: true; answer?: string } | { ok: false; problem: string; shortage?: string }

export type Plan =
  | {
      ok: true
      /** Sentences that say what will happen. */
      will: string[]
      /** The label of the button that does it. It begins with the action's name. */
      button: string
      run: (request: ActionRequest) => Promise<Result>
    }
  | { ok: false; errors: Errors }

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
  plan: (asking: Asking) => Promise<Plan>
}
