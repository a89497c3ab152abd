import { useLanguage } from '#app/ui/language.tsx'
import type { PartLang } from '#app/ui/text/part-lang.ts'
import type { Day } from '#domain/days.ts'
import { daysAheadIn } from '#domain/days-ahead.ts'
import { unbroken } from '#domain/unbroken.ts'
import { movedWords } from '#words/event-words.ts'
import type { CurrentEvent } from '#workflows/conferences/event-now.ts'

export function EventHead(props: {
  event: CurrentEvent
  lang?: PartLang
  standing?: string
  today?: Day | undefined
}) {
  const { event, lang, standing, today } = props
  const { label, name = label, when, venue, days } = event
  const language = useLanguage()
  const ahead = today && days ? daysAheadIn(language, days.first, today) : ''
  return (
    <div className="event-head stack gap-1 left">
      <p className="event-name" lang={lang}>
        {name}
      </p>
      {when && <p>{unbroken([when, movedWords(language, event)].filter(Boolean).join('. '))}</p>}
      {venue && (
        <p>
          {venue}
          {ahead && ' · '}
          {/* Kept for offline use, so the script counts again. */}
          {ahead && <span data-day={days?.first}>{ahead}</span>}
        </p>
      )}
      {standing && <p className="pill event-standing strong small">{standing}</p>}
    </div>
  )
}
