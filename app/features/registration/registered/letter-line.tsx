import { useWords } from '#app/ui/language.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { REGISTERED_WORDS } from '#words/private.ts'
import type { ConferenceLetter } from '#workflows/letters/letters.ts'

/** The letter has no personal data, so anybody with a transaction number may read it. */
export function LetterLine({ letter }: { letter: ConferenceLetter }) {
  const words = useWords(REGISTERED_WORDS)
  return (
    <p>
      <Filled
        text={words.letter}
        letter={
          <a href={letter.address} download>
            {words.letterName}
          </a>
        }
        phone={<a href={`tel:${letter.phone.replaceAll(' ', '')}`}>{letter.phone}</a>}
        email={<a href={`mailto:${letter.email}`}>{letter.email}</a>}
      />
    </p>
  )
}
