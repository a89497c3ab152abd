import type { Conferences } from '#domain/conferences/conference.ts'

/** A code, a prefix or an address of a form that stands elsewhere already, with the names that lead to it. */
type UsedTwice = { keys: (string | number)[]; rule: string }

/** Every code of an event and prefix of a form after the first with the same words. */
export function usedTwice({
  programmes,
  past,
}: Pick<Conferences, 'programmes' | 'past'>): UsedTwice[] {
  const forms = Object.entries(programmes)
  const codes = [
    ...forms.flatMap(([key, { events }]) =>
      events.map(({ code }, at) => ({
        keys: ['programmes', key, 'events', at, 'code'],
        word: code,
      })),
    ),
    ...past.map(({ code }, at) => ({ keys: ['past', at, 'code'], word: code })),
  ]
  const prefixes = forms.map(([key, { prefix }]) => ({
    keys: ['programmes', key, 'prefix'],
    word: prefix,
  }))
  return [
    ...again('code', codes),
    ...codes.filter(({ word }) => Object.hasOwn(programmes, word)).map(asAddress),
    ...again('prefix', prefixes),
  ]
}

/** The office finds dates and forms at one address. */
function asAddress({ keys, word }: PlacedWord): UsedTwice {
  return { keys, rule: `must not be ${word}, which is an address of a form` }
}

type PlacedWord = { keys: (string | number)[]; word: string }

function again(what: string, placed: readonly PlacedWord[]): UsedTwice[] {
  const words = placed.map(({ word }) => word)
  return placed
    .filter(({ word }, index) => words.indexOf(word) < index)
    .map(({ keys, word }) => ({ keys, rule: `must not have the ${what} ${word} twice` }))
}
