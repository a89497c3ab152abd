import type { Attendee } from '#domain/registration/person-fields.ts'

/** Mail to this domain reaches nobody (RFC 2606). */
export const SAMPLE_DOMAIN = 'families.example.org'

const WOMEN = [
  ...['Asha', 'Meera', 'Priya', 'Anita', 'Leela', 'Lakshmi', 'Grace', 'Divya', 'Ruth'],
  ...['Kavya', 'Susan', 'Rekha', 'Mary', 'Shanti', 'Nisha', 'Esther', 'Deepa', 'Hannah'],
]
const MEN = [
  ...['Ravi', 'John', 'Samuel', 'David', 'Thomas', 'Arjun', 'Joseph', 'Kiran', 'Daniel'],
  ...['Suresh', 'Paul', 'Vijay', 'Mathew', 'Anand', 'Philip', 'Rahul', 'George', 'Joel'],
]
const LAST = [
  ...[
    'Rao',
    'Nair',
    'Kumar',
    'Fernandes',
    'Das',
    'Iyer',
    'Singh',
    'Narayanan',
    'Varghese',
    'Gowda',
  ],
  ...['D’Souza', 'Prabhu', 'Chandran', 'Menon', 'Reddy', 'Pillai', 'Joshua', 'Kurian', 'Shetty'],
  ...['Bose', 'Raman', 'Pinto', 'Cherian', 'Murthy', 'Naidu', 'Abraham', 'Hegde', 'Krishnan'],
  ...['Lobo', 'Swamy', 'Ninan', 'Bhat', 'Selvam', 'Jacob', 'Patil', 'Moses', 'Kamath', 'Solomon'],
  ...['Rajan', 'Eapen'],
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

/**
 * A family of this size: two adults first, then children. No two families have the same last name and the
 * same first names. Phone numbers that begin with 90000 are samples.
 */
export function sampleFamily(
  below: Below,
  { index, size }: { index: number; size: number },
): Attendee[] {
  const city = at(CITIES, below(CITIES.length))
  const parents = 36 + below(24)
  // Those who share a last name have the same place in the list of last names, and other turns.
  const turn = NAMES_APART * Math.floor(index / LAST.length) + 5 * (index % LAST.length)
  return Array.from({ length: size }, (_, place): Attendee => {
    const gender = (place + index) % 2 === 0 ? 'Female' : 'Male'
    return {
      firstname: at(gender === 'Female' ? WOMEN : MEN, turn + Math.floor(place / 2)),
      lastname: at(LAST, index),
      email: `family${index}@${SAMPLE_DOMAIN}`,
      phone: `90000${String(index).padStart(5, '0')}`,
      gender,
      age: place < 2 ? parents + below(5) : 2 + below(14),
      city,
    }
  })
}

/** A family has at most two of each gender. */
const NAMES_APART = 3

function at(items: readonly string[], index: number): string {
  return items[index % items.length] ?? ''
}
