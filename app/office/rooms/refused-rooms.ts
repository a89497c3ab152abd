import type { RefusedForm } from '#app/ui/form/typed.ts'

/** A form that was refused, with what was typed and what is wrong with pasted lines. */
export type RefusedRooms = RefusedForm & {
  form: 'paste' | 'room' | 'beds' | 'other'
  lines?: string[]
}
