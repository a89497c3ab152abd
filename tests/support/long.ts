/**
 * `npm run test:long` is for each night and for the days before a release: random stories, hostile requests and kills, a
 * few of which `npm test` tries, are many there.
 */
export const IS_LONG = process.env.LONG_TESTS === 'yes'

export function runs(few: number, many: number): number {
  return IS_LONG ? many : few
}

/** One of so many, and others of them for the next place. The long run takes all. */
export function few<One>(all: readonly One[], place = 0, of = 4): readonly One[] {
  return IS_LONG ? all : all.filter((_, index) => (index + place) % of === 0)
}
