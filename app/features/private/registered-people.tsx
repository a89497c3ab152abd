import { useLanguage, useWords } from '#app/ui/language.tsx'
import { Phone } from '#app/ui/phone-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { dayIn } from '#domain/language-formats.ts'
import { CONFERENCE_WORDS } from '#words/forms.ts'
import { VISIT_WORDS } from '#words/mail.ts'
import { REGISTERED_WORDS } from '#words/private.ts'
import type { ConferenceLetter } from '#workflows/letters/letters.ts'
import type { ResultPage } from '#workflows/records/registration/read-registered.ts'

export function RegisteredPeople({ registered, paid }: { registered: ResultPage; paid: boolean }) {
  const words = useWords(REGISTERED_WORDS)
  const { people, balance, letter, places } = registered
  const certain = paid || !registered.dueOnline
  return (
    <div className="registered stack gap-2">
      {people.length > 0 && (
        <>
          <h2 className="title-s">{words[headingFor(places, certain)]}</h2>
          <ul className="bullets">
            {people.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two persons may have the same name
              <li key={index}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {paid && balance && (
        <p>
          <Filled text={words.stillDue} amount={<strong>{balance}</strong>} />
        </p>
      )}
      {letter && certain && <LetterLine letter={letter} />}
    </div>
  )
}

function headingFor(places: ResultPage['places'], certain: boolean) {
  if (places === 'waiting') return 'whoWaits'
  if (places === 'refunded' || places === 'cancelled') return 'whoWasRegistered'
  return certain ? 'whoIsRegistered' : 'whoComes'
}

/** The letter has no personal data, so anybody with a transaction number may read it. */
export function LetterLine({ letter }: { letter: ConferenceLetter }) {
  const words = useWords(REGISTERED_WORDS)
  return (
    <p>
      <Filled
        text={words.letter}
        letter={
          <a href={letter.address} download>
            {useWords(VISIT_WORDS).letter}
          </a>
        }
        phone={<Phone number={letter.phone} />}
        email={<a href={`mailto:${letter.email}`}>{letter.email}</a>}
      />
    </p>
  )
}

export function OverNotice({ event: { over } }: { event: Pick<ResultPage['event'], 'over'> }) {
  const language = useLanguage()
  if (!over) return null
  const words = CONFERENCE_WORDS[language].wasOver(dayIn(language, over))
  return <p className="notice notice-warning">{words}</p>
}

export function PlacesNotice({ places }: Pick<ResultPage, 'places'>) {
  const notices: Partial<Record<ResultPage['places'], string>> = useWords(REGISTERED_WORDS).places
  const words = notices[places]
  return words ? <p className="notice notice-warning">{words}</p> : null
}
