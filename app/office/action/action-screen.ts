import type { ReactNode } from 'react'
import type { Will } from '#app/office/engine/engine.tsx'
import { overErrors } from '#app/office/form/choice-fields.tsx'
import type { Errors, Texts, Typing } from '#app/ui/form/typed.ts'
import type { FieldRow } from '#app/ui/form/typed-field.tsx'
import type { OfficeAction } from '#domain/office-action.ts'
import type { Problem } from '#domain/problems.ts'
import type { Shortage } from '#domain/registration/places.ts'
import { type Actor, type StaffAction, staffCan } from '#domain/staff.ts'
import type { DoneWords } from '#words/office/done.ts'
import { problemWords } from '#words/office/problems.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'
import type {
  OfficeEvent,
  RegistrationRecord,
} from '#workflows/records/registration/read-registration-record.ts'
import type { Services } from '#workflows/services.ts'

export type OfficeRecord = RegistrationRecord | GiftRecord

type Asking<Record extends OfficeRecord> = {
  services: Services
  actor: Actor
  record: Record
  typed: Texts
}

type OpenForm<Record extends OfficeRecord> = Typing & Pick<Asking<Record>, 'services' | 'record'>

export type ActionField = FieldRow & { isTick?: boolean }

export type Plan = ReadyPlan | { ok: false; errors: Errors } | Refusal

type Refusal = { ok: false } & Problem

export type ReadyPlan = Will & {
  ok: true
  /** The label of the button that does it, where it says more than the action's name. */
  button?: string | undefined
  /** What may still be changed beside it, and what it opens with. */
  asks?: { fields: readonly FieldRow[]; typed: Texts }
  /** Where there is no room. Then it is not done before that is allowed. */
  shortage?: Shortage | undefined
  errors?: Errors
  /** The addresses of those who are told, if “Mail the family” stays ticked. */
  tells?: readonly string[]
  run: (request: {
    actor: Actor
    kind: OfficeRecord['kind']
    id: string
    key: string
    version: number
    /** Whether the family is mailed; absent where the plan tells nobody. */
    notify: boolean | undefined
    overCapacity: boolean
  }) => Promise<{ ok: true } | Refusal>
}

export type ActionScreen<Record extends OfficeRecord> = {
  code: OfficeAction
  slug: string
  /** What its page is called, where a button says too little. */
  heading?: string
  needs: StaffAction
  /** Whether its button makes sense now. Absent where it stands beside a payment, an entry or a person. */
  isOffered?: (record: Record) => boolean
  says: DoneWords<OfficeEvent['details']>
  /** The field of its address that names the payment, the entry or the person beside which it stands. */
  of?: string
  /** Said above the fields, in sentences. What does not apply is false. */
  about?: (record: Record, typed: Texts) => readonly (string | false)[]
  /** Absent where nothing has to be filled in: what will happen is shown at once. */
  fields?: (asking: OpenForm<Record>) => readonly ActionField[] | Promise<readonly ActionField[]>
  /** Said where there are none, so that there is nothing to continue with. */
  without?: string
  /** The fields of more than one thing, in their own order. */
  Form?: (props: { record: Record; typing: Typing }) => ReactNode
  /** It is done as soon as its form is sent, because nothing but what was typed is stored. */
  isImmediate?: boolean
  initial?: (record: Record, now: Date) => Texts
  plan: (asking: Asking<Record>) => Promise<Plan>
}

/** What is wrong, by field; under '' why it can't be done at all. */
export function errorsOf(plan: Plan, typed: Texts): Errors {
  if (plan.ok) return { ...overErrors(plan.shortage, typed), ...plan.errors }
  return 'errors' in plan ? plan.errors : { '': problemWords(plan) }
}

export function answersTo({ tells = [] }: ReadyPlan, { mail, over }: Texts) {
  return { notify: tells.length > 0 ? mail !== 'no' : undefined, overCapacity: over === 'yes' }
}

export function offeredActions<Record extends OfficeRecord>(
  actions: readonly ActionScreen<Record>[],
  record: Record,
  actor: Actor,
): ActionScreen<Record>[] {
  return actions.filter(({ needs, isOffered }) => isOffered?.(record) && staffCan[needs](actor))
}
