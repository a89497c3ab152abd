import fc from 'fast-check'

/** Other spellings of the same path, and some that only look like it. */
export function spelling(path: string): fc.Arbitrary<string> {
  const letters = [...path.slice(1)].map((letter) => spelledLetter(letter))
  return fc
    .record({
      letters: fc.tuple(...letters),
      before: fc.constantFrom(...BEFORE),
      after: fc.constantFrom(...AFTER),
    })
    .map(({ letters: spelled, before, after }) => `${before}/${spelled.join('')}${after}`)
}

/** Encodes some characters. A slash mostly stays, or few spellings would match a route. */
function spelledLetter(letter: string): fc.Arbitrary<string> {
  if (letter === '/')
    return fc.constantFrom('/', '/', '/', '/', '/./', '/x/../', '/%2e/', '//', '%2F')
  const code = letter.charCodeAt(0).toString(16).padStart(2, '0')
  return fc.constantFrom(
    letter,
    letter,
    letter,
    letter.toUpperCase(),
    `%${code}`,
    `%${code.toUpperCase()}`,
  )
}

const BEFORE = ['', '', '', '/sandbox/..', '/sandbox/%2e%2e', '/api/.%2E', '/health/..', '/']
const AFTER = ['', '', '', '/', '//', '/.', '.data', '/_.data', ';a=b', '%20', '/..']
