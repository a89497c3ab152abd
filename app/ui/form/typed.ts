export type Texts = Readonly<Record<string, string>>

/** Messages by field name; under '' those about the form as a whole. */
export type Errors = Readonly<Record<string, string>>

export type Typing = { typed: Texts; errors: Errors }

export function typingOf(refused: Typing | undefined, typed: Texts = {}): Typing {
  return refused ? { typed: refused.typed, errors: refused.errors } : { typed, errors: {} }
}

export type SentForm = {
  typed: Texts
  /** The form's own key: sent twice, it changes something once. */
  key: string | undefined
  /** The version of the record with which the form was first opened. */
  version: number | undefined
}

export type RefusedForm = SentForm & { errors: Errors }
