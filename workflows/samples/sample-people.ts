import type { Attendee } from '#domain/registration/person-fields.ts'

/** Mail to this domain reaches nobody (RFC 2606). */
export const SAMPLE_DOMAIN = 'families.example.org'

const FIRST = [
  'Asha',
  'Ravi',
  'Meera',
  'John',
  'Priya',
  'Samuel',
  'Anita',
  'David',
  'Leela',
  'Thomas',
]
const LAST = [
  'Rao',
  'Nair',
  'Sample',
  'Kumar',
  'Fernandes',
  'Das',
  'Mathew',
  'Iyer',
  'Paul',
  'Singh',
]
const CITIES = ['Bangalore', 'Chennai', 'Mysore', 'Hyderabad', 'Kochi']

/** Numbers that look random and are the same every time (mulberry32). */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Below = (below: number) => number

function pick<Item>(items: readonly Item[], below: Below, otherwise: Item): Item {
  return items[below(items.length)] ?? otherwise
}

/** A family of this size: two adults first, then children. Phone numbers that begin with 90000 are samples. */
export function sampleFamily(below: Below, { index, size }: { index: number; size: number }) {
  const lastname = pick(LAST, below, 'Sample')
  const city = pick(CITIES, below, 'Bangalore')
  return Array.from({ length: size }, (_, place): Attendee => {
    const firstname = pick(FIRST, below, 'Asha')
    return {
      firstname,
      lastname,
      email: `family${index}@${SAMPLE_DOMAIN}`,
      phone: `90000${String(index).padStart(5, '0')}`,
      gender: place % 2 === 0 ? 'Female' : 'Male',
      age: place < 2 ? 25 + below(40) : 2 + below(14),
      city,
    }
  })
}
