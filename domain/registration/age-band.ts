export type AgeBand = 'free' | 'child' | 'adult'

/**
 * The church's published rule: "children 12+ full, 6-11 at 70%, 5 and under free". Age 12 is an adult.
 */
export function ageBand(age: number): AgeBand {
  if (age < 6) return 'free'
  if (age < 12) return 'child'
  return 'adult'
}
