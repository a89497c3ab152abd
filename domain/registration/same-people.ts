import { searchKey } from '../search/search-key.ts'

type Named = { first: string; last: string }

/** Of these people, those who are among the others by their full name, whatever the order. */
export function alsoAmong<Person extends Named>(
  people: readonly Person[],
  others: readonly Named[],
): Person[] {
  const known = new Set(others.map(nameKey))
  return people.filter((person) => known.has(nameKey(person)))
}

function nameKey({ first, last }: Named): string {
  return searchKey(`${first.trim()} ${last.trim()}`).replace(/\s+/g, ' ')
}
