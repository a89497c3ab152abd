import type { ReactNode } from 'react'
import type { Plan } from '#app/office/action/action-plan.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import type { Actor, StaffAction } from '#domain/staff.ts'
import type { OneGift } from '#workflows/gifts/read-gift-page.ts'

type GiftActionRequest = { actor: Actor; id: string; key: string; version: number }

type GiftAsking = { services: SiteServices; page: OneGift; typed: Typed }

/** One action on a gift: its fields, what will happen, and how it is done. */
export type GiftAction = {
  /** The last part of its address. */
  slug: string
  /** The name of its button. */
  name: string
  needs: StaffAction
  /** Absent where nothing has to be filled in: what will happen is shown at once. */
  Fields?: (props: { typed: Typed; errors: Errors; page: OneGift }) => ReactNode
  /** The values with which the form opens. */
  initial?: (page: OneGift) => Typed
  plan: (asking: GiftAsking) => Plan<GiftActionRequest>
}
