/** What was typed, by field name. */
export type Typed = Readonly<Record<string, string>>

/** Messages by field name; under '' those about the form as a whole. */
export type Errors = Readonly<Record<string, string>>
