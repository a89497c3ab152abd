/** Three round values from nothing up to at least this one: 0, 10 and 20 for 17. */
export function ticksUpTo(most: number): [number, number, number] {
  const half = Math.max(1, most / 2)
  const power = 10 ** Math.floor(Math.log10(half))
  const step = power * (ROUND.find((each) => each * power >= half) ?? 10)
  return [0, step, 2 * step]
}

const ROUND = [1, 2, 4, 5, 8, 10] as const
