/** The page itself draws it, so that its letters keep their size. */
export function BarChart(props: {
  caption: string
  summary: string
  /** The last one is now. */
  bars: readonly { key: string; value: number; words: string }[]
  ends: readonly [first: string, last: string]
  tickWords: (value: number) => string
}) {
  const { caption, summary, bars, ends, tickWords } = props
  const ticks = ticksUpTo(Math.max(...bars.map(({ value }) => value)))
  const max = ticks[2]
  const widest = Math.max(...ticks.map((tick) => tickWords(tick).length))
  const besideTicks = { paddingInlineStart: `${widest + 1}ch` }
  const shareOf = (value: number) => `${(100 * Math.max(0, value)) / max}%`
  return (
    <figure className="chart-figure">
      <figcaption className="soft">{caption}</figcaption>
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
      <p className="chart-ends cluster split" aria-hidden="true" style={besideTicks}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
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
