import { useWords } from '#app/ui/language.tsx'
import { REGISTERED_WORDS } from '#words/private.ts'
import type { Registered } from '#workflows/registration/read-registered.ts'

/** The state of the places, shown with the payment's outcome. */
export function PlacesNotice({ places }: Pick<Registered, 'places'>) {
  const words = useWords(REGISTERED_WORDS).places[places]
  return words ? <p className="notice notice-warning">{words}</p> : null
}
