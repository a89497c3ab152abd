import { shortDays } from '#domain/conferences/short-name.ts'
import type { Today } from '#workflows/attention/read-today.ts'

/** The page itself draws it, so that its letters keep their size. */
export function DaysChart({ perDay }: Pick<NonNullable<Today['registrations']>, 'perDay'>) {
  const most = Math.max(...perDay.map(({ count }) => count))
  if (most === 0) return <p>Nobody has registered in the last {perDay.length} days.</p>
  const ticks = ticksUpTo(most)
  const shareOf = (count: number) => `${(100 * count) / ticks[2]}%`
  const besideTicks = { paddingInlineStart: `${String(ticks[2]).length + 1}ch` }
  const summary = `Registrations per day over the last ${perDay.length} days, at most ${most}`
  const first = perDay[0]?.day ?? ''
  return (
    <figure className="chart-figure">
      <figcaption className="soft">Registrations per day</figcaption>
      <div className="chart" role="img" aria-label={summary} style={besideTicks}>
        {ticks.map((tick) => (
          <span key={tick} className="chart-tick" style={{ bottom: shareOf(tick) }}>
            <span>{tick}</span>
          </span>
        ))}
        {perDay.map(({ day, count }) => (
          <span key={day} className="chart-bar" style={{ height: shareOf(count) }}>
            <span>{count > 0 && count}</span>
          </span>
        ))}
      </div>
      <p className="chart-ends cluster split" aria-hidden="true" style={besideTicks}>
        <span>{shortDays({ first, last: first }, perDay.at(-1)?.day ?? '')}</span>
        <span>Today</span>
      </p>
    </figure>
  )
}

export function ticksUpTo(max: number): [number, number, number] {
  const half = Math.max(1, max / 2)
  const power = 10 ** Math.floor(Math.log10(half))
  const step = power * ([1, 2, 4, 5, 8].find((each) => each * power >= half) ?? 10)
  return [0, step, 2 * step]
}
