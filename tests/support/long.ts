/** Each night and before a release: many of the stories, requests and kills of which `npm test` tries a few. */
export const IS_LONG = process.env.LONG_TESTS === 'yes'

export function runs(few: number, many: number): number {
  return IS_LONG ? many : few
}

/** One of so many, and others of them for the next place. The long run takes all. */
export function few<One>(all: readonly One[], place = 0, of = 4): readonly One[] {
  return IS_LONG ? all : all.filter((_, index) => (index + place) % of === 0)
}
