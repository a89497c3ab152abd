import type { Attendee } from '#domain/registration/person-fields.ts'

/** Mail to this domain reaches nobody (RFC 2606). */
export const SAMPLE_DOMAIN = 'families.example.org'

const WOMEN = ['Asha', 'Meera', 'Priya', 'Anita', 'Leela', 'Lakshmi', 'Grace', 'Divya']
const MEN = ['Ravi', 'John', 'Samuel', 'David', 'Thomas', 'Arjun', 'Joseph', 'Kiran']
const LAST = [
  ...['Rao', 'Nair', 'Sample', 'Kumar', 'Fernandes', 'Das', 'Mathew', 'Iyer', 'Paul', 'Singh'],
  ...['Narayanan', 'Varghese', 'Gowda', 'D’Souza', 'Prabhu', 'Chandran'],
]
const CITIES = ['Bangalore', 'Chennai', 'Mysore', 'Hyderabad', 'Kochi']

export type Below = (below: number) => number

/** Numbers that look random and are the same every time (mulberry32). */
export function seededNumbers(seed: number): Below {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** A family of this size: two adults first, then children. Phone numbers that begin with 90000 are samples. */
export function sampleFamily(
  below: Below,
  { index, size }: { index: number; size: number },
): Attendee[] {
  const lastname = pick(LAST, below)
  const city = pick(CITIES, below)
  return Array.from({ length: size }, (_, place): Attendee => {
    const gender = place % 2 === 0 ? 'Female' : 'Male'
    return {
      firstname: pick(gender === 'Female' ? WOMEN : MEN, below),
      lastname,
      email: `family${index}@${SAMPLE_DOMAIN}`,
      phone: `90000${String(index).padStart(5, '0')}`,
      gender,
      age: place < 2 ? 25 + below(40) : 2 + below(14),
      city,
    }
  })
}

function pick(items: readonly string[], below: Below): string {
  return items[below(items.length)] ?? ''
}
