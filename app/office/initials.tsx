/** For the eye to hold on to in a row. It says nothing that the name beside it does not say. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  const letters = ends.map((word = '') => {
    const [first] = LETTERS.segment(word)
    return first?.segment.toUpperCase() ?? ''
  })
  return <span className="initials" data-initials={letters.join('')} aria-hidden="true" />
}

/** A letter of an Indian script may be several signs. */
const LETTERS = new Intl.Segmenter()
