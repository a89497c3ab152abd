import type { Registered } from '#workflows/registration/read-registered.ts'
import { LetterLine } from './letter-line.tsx'

type Props = { registered: Registered; paid: boolean }

/** Under the outcome of a payment, or alone where nothing was due: who comes, and what remains. */
export function RegisteredPeople({ registered, paid }: Props) {
  const { people, balance, letter, places } = registered
  const certain = paid || !registered.dueOnline
  return (
    <div className="registered">
      {people.length > 0 && (
        <>
          <h2>
            {places === 'waiting'
              ? 'Who is waiting'
              : certain
                ? 'Who is registered'
                : 'Who is to come'}
          </h2>
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
          Still due after this payment: <strong>{balance}</strong>
        </p>
      )}
      {letter && certain && <LetterLine letter={letter} />}
    </div>
  )
}
