import { formatRupees, signedRupees } from '#domain/money.ts'
import type { MethodSum } from '#workflows/records/closing/read-close.ts'
import { numbers, Sheet } from '../sheet.tsx'

/** What came and went by each method. */
export function MethodTable({ caption, sums }: { caption: string; sums: readonly MethodSum[] }) {
  const total = (of: (sum: MethodSum) => number) => sums.reduce((all, sum) => all + of(sum), 0)
  const rows = sums.map(({ method, entries, receivedMinor, returnedMinor }) => ({
    key: method,
    cells: [
      method,
      entries,
      formatRupees(receivedMinor),
      formatRupees(returnedMinor),
      signedRupees(receivedMinor - returnedMinor),
    ],
  }))
  const received = total((sum) => sum.receivedMinor)
  const returned = total((sum) => sum.returnedMinor)
  const totals = [
    'All',
    total((sum) => sum.entries),
    formatRupees(received),
    formatRupees(returned),
    signedRupees(received - returned),
  ]
  return <Sheet caption={caption} columns={COLUMNS} rows={rows} totals={totals} />
}

const COLUMNS = ['Method', ...numbers('Number', 'Received', 'Given back', 'Kept')]
