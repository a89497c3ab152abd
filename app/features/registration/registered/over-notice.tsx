import { useLanguage } from '#app/ui/language.tsx'
import { dayIn } from '#domain/language-formats.ts'
import { CONFERENCE_WORDS } from '#words/forms.ts'
import type { Registered } from '#workflows/registration/read-registered.ts'

/** Of a conference that has passed, that it has. */
export function OverNotice({ event: { over } }: Pick<Registered, 'event'>) {
  const language = useLanguage()
  if (!over) return null
  const words = CONFERENCE_WORDS[language].wasOver(dayIn(language, over))
  return <p className="notice notice-warning">{words}</p>
}
