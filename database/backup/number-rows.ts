export type DumpedRow = { table: string; row: Record<string, unknown> }

/** Gives registrations and gifts of older dumps their numbers as the migration does, in the order in which they came. */
export function numberRows(rows: readonly DumpedRow[]): DumpedRow[] {
  const last = new Map([
    ['registration', 1_000],
    ['gift', 1_000],
  ])
  const numbers = new Map<DumpedRow, number>()
  for (const each of rows.filter(({ row }) => row.number === undefined).toSorted(byTime)) {
    const before = last.get(each.table)
    if (before === undefined) continue
    numbers.set(each, before + 1)
    last.set(each.table, before + 1)
  }
  return rows.map((each) => {
    const number = numbers.get(each)
    return number === undefined ? each : { table: each.table, row: { ...each.row, number } }
  })
}

function byTime(one: DumpedRow, other: DumpedRow): number {
  return placeInTime(one) < placeInTime(other) ? -1 : 1
}

function placeInTime({ row }: DumpedRow): string {
  return `${row.created_at} ${row.id}`
}
