import type { ReactNode } from 'react'

export type LedgerLine = {
  what: ReactNode
  amount: string
  /** Of the sum in the line below. */
  isPart?: boolean
}

export function Ledger(props: {
  caption: string
  lines: readonly LedgerLine[]
  total: LedgerLine & { isRisk?: boolean }
}) {
  const { caption, lines, total } = props
  return (
    <table className="ledger">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">What for</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, amount, isPart }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <tr key={index} className={isPart ? 'ledger-part' : undefined}>
            <th scope="row">{what}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={total.isRisk ? 'record-risk' : undefined}>
          <th scope="row">{total.what}</th>
          <td>{total.amount}</td>
        </tr>
      </tfoot>
    </table>
  )
}
