import { useWords } from '#app/ui/language.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { REGISTERED_WORDS } from '#words/private.ts'
import type { Registered } from '#workflows/registration/read-registered.ts'
import { LetterLine } from './letter-line.tsx'

/**
 * The registered people and the balance. Shown under a payment's outcome, or alone when nothing was
 * due.
 */
export function RegisteredPeople({ registered, paid }: { registered: Registered; paid: boolean }) {
  const words = useWords(REGISTERED_WORDS)
  const { people, balance, letter, places } = registered
  const certain = paid || !registered.dueOnline
  return (
    <div className="registered">
      {people.length > 0 && (
        <>
          <h2>{words[headingFor(places, certain)]}</h2>
          <ul className="registered-people">
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

function headingFor(places: Registered['places'], certain: boolean) {
  if (places === 'waiting') return 'whoWaits'
  if (places === 'refunded' || places === 'cancelled') return 'whoWasRegistered'
  return certain ? 'whoIsRegistered' : 'whoComes'
}
