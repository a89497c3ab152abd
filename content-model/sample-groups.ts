import type { Sample } from './mistake.ts'

/** The groups are in the order in which a church needs them. */
const GROUPS: readonly [name: string, places: RegExp][] = [
  ['Name and address', /^church:(?!services|specialDays|navigation|footer)/],
  ['Service times', /^church:(services|specialDays)/],
  ['Bank account and UPI', /^giving:(bank|upi)\b/],
  ['People', /^(preachers|pages\/(staff|cells)):|^pages\/.*[:.]contact\./],
  ['Conferences', /^(conferences|letters|register-now):/],
  ['Pages', /^(?!policy:)/],
  ['Legal texts', /^policy:/],
]

/** Every group, also those of which nothing is left. */
export function groupSamples(samples: readonly Sample[]): { name: string; samples: Sample[] }[] {
  const byGroup = Map.groupBy(samples, ({ file, place }) => {
    const where = `${file.replace(/\.yaml$/, '')}:${place}`
    return GROUPS.findIndex(([, places]) => places.test(where))
  })
  return GROUPS.map(([name], index) => ({ name, samples: byGroup.get(index) ?? [] }))
}
