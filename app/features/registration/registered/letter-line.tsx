import type { Letter } from '#workflows/letters/find-letter.ts'

/** The letter has no personal data, so anybody with a transaction number may read it. */
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
