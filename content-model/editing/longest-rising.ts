/**
 * The longest increasing subsequence of distinct numbers. Of several, one with the most numbers that equal
 * their index. Quadratic: lists of the content are short.
 */
export function longestRising(numbers: readonly number[]): number[] {
  const rows: Row[] = []
  for (const [index, number] of numbers.entries()) {
    const before = bestOf(rows.filter((row) => (row.numbers.at(-1) ?? 0) < number))
    const worth = number === index ? 1 + AT_ITS_PLACE : 1
    rows.push({ numbers: [...before.numbers, number], worth: before.worth + worth })
  }
  return bestOf(rows).numbers
}

type Row = { numbers: number[]; worth: number }

/** So small that it only decides between subsequences of equal length. */
const AT_ITS_PLACE = 1e-6

function bestOf(rows: readonly Row[]): Row {
  return rows.reduce((best, row) => (row.worth > best.worth ? row : best), {
    numbers: [],
    worth: 0,
  })
}
