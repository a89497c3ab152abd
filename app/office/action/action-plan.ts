import type { Errors } from '#app/ui/form/typed.ts'

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
