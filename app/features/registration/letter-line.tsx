import type { Letter } from '#workflows/letters/find-letter.ts'

/** It is about the event, not about people: whoever has the number of a payment may read it. */
export function LetterLine({ letter }: { letter: Letter }) {
  return (
    <p>
      <a href={letter.address} download>
        General Information Letter (PDF)
      </a>
      . Questions? Call <a href={`tel:${letter.phone.replaceAll(' ', '')}`}>{letter.phone}</a> or
      write to <a href={`mailto:${letter.email}`}>{letter.email}</a>.
    </p>
  )
}
