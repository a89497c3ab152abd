/** What was typed, by field name. */
export type Typed = Readonly<Record<string, string>>

/** Messages by field name; under '' those about the form as a whole. */
export type Errors = Readonly<Record<string, string>>

/** What a form shows: what was typed, and what is wrong with it. */
export type Typing = { typed: Typed; errors: Errors }

/** Of a form that was not sent yet. */
export function typingOf(refused: Typing | undefined, typed: Typed = {}): Typing {
  return refused ? { typed: refused.typed, errors: refused.errors } : { typed, errors: {} }
}

/** A form that was sent. */
export type SentForm = {
  typed: Typed
  /** The form's own key: sent twice, it changes something once. */
  key: string | undefined
  /** The version of the record with which the form was first opened. */
  version: number | undefined
}

/** A form that was refused, with what was typed. */
export type RefusedForm = SentForm & { errors: Errors }
