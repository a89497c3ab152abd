import type { ReactNode } from 'react'
import { numbers, Sheet } from '#app/office/sheet.tsx'
import { formatMonth } from '#domain/calendar/event.ts'
import { formatRupees, type Paise, signedRupees } from '#domain/money.ts'

/** Bars with their values over an axis of three ticks. Drawn by the page itself, so that its letters keep their size. */
export function BarChart(props: {
  caption: string
  /** What a screen reader says in place of the picture. */
  summary: string
  /** The last one is now. */
  bars: readonly { key: string; value: number; words: string }[]
  /** The labels of both ends of the axis. */
  first: string
  last: string
  tickWords: (value: number) => string
  /** The same in numbers. */
  children: ReactNode
}) {
  const { caption, summary, bars, first, last, tickWords, children } = props
  const ticks = ticksUpTo(Math.max(...bars.map(({ value }) => value)))
  const max = ticks.at(-1) ?? 1
  const widest = Math.max(...ticks.map((tick) => tickWords(tick).length))
  const besideTicks = { paddingInlineStart: `${widest + 1}ch` }
  const shareOf = (value: number) => `${(100 * Math.max(0, value)) / max}%`
  return (
    <figure className="chart-figure">
      <figcaption className="soft">{caption}</figcaption>
      <details className="link-summary">
        <summary>In numbers</summary>
        {children}
      </details>
      <div className="chart" role="img" aria-label={summary} style={besideTicks}>
        {ticks.map((tick) => (
          <span key={tick} className="chart-tick" style={{ bottom: shareOf(tick) }}>
            <span>{tickWords(tick)}</span>
          </span>
        ))}
        {bars.map(({ key, value, words }) => (
          <span key={key} className="chart-bar" style={{ height: shareOf(value) }}>
            <span>{value > 0 && words}</span>
          </span>
        ))}
      </div>
      <p className="chart-ends" aria-hidden="true" style={besideTicks}>
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  )
}

/** Three round values from nothing up to at least this one: 0, 10 and 20 for 17. */
export function ticksUpTo(max: number): [number, number, number] {
  const half = Math.max(1, max / 2)
  const power = 10 ** Math.floor(Math.log10(half))
  const step = power * (ROUND.find((each) => each * power >= half) ?? 10)
  return [0, step, 2 * step]
}

const ROUND = [1, 2, 4, 5, 8, 10] as const

/** Giving per month, as bars and in numbers. A month in which more went back than came has none. */
export function MonthChart({
  months,
}: {
  months: readonly { month: string; amountMinor: Paise }[]
}) {
  const max = Math.max(...months.map(({ amountMinor }) => amountMinor))
  if (max <= 0) return <p>Nothing was given in the last {months.length} months.</p>
  return (
    <BarChart
      caption="Giving per month"
      summary={`Giving per month over the last ${months.length} months, at most ${formatRupees(max)}`}
      bars={months.map(({ month, amountMinor }) => ({
        key: month,
        value: amountMinor,
        words: SHORT.format(amountMinor / 100),
      }))}
      first={formatMonth(months[0]?.month ?? '')}
      last="This month"
      tickWords={formatRupees}
    >
      <Sheet
        caption="Giving per month: received, less given back"
        columns={['Month', ...numbers('Amount')]}
        rows={months.map(({ month, amountMinor }) => ({
          key: month,
          cells: [formatMonth(month), signedRupees(amountMinor)],
        }))}
      />
    </BarChart>
  )
}

/** "13K", "1.2L": there is no room for more above a bar. */
const SHORT = new Intl.NumberFormat('en-IN', { notation: 'compact' })
