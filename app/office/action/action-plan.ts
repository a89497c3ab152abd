/** What was typed, by field name. */
export type Typed = Readonly<Record<string, string>>

/** Messages by field name; under '' those about the form as a whole. */
export type Errors = Readonly<Record<string, string>>

type Result = { ok: true; answer?: string } | { ok: false; problem: string; shortage?: string }

/** What an action is about to do, or what is wrong with what was typed. */
export type Plan<Request> = ReadyPlan<Request> | { ok: false; errors: Errors }

export type ReadyPlan<Request> = {
  ok: true
  /** Sentences that say what will happen. */
  will: string[]
  /** The label of the button that does it. It begins with the action's name. */
  button: string
  run: (request: Request) => Promise<Result>
}
