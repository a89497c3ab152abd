import { overSentence } from '#app/words/en/conferences.ts'
import type { Registered } from '#workflows/registration/read-registered.ts'

/** Of a conference that has passed, that it has. */
export function OverNotice({ event: { over } }: Pick<Registered, 'event'>) {
  return over ? <p className="notice notice-warning">{overSentence(over)}.</p> : null
}
