import type { ReactNode } from 'react'

export const WIDTH = 420
const HEIGHT = 170
export const PLOT = { left: 70, right: 416, top: 12, bottom: 140 } as const

type Props = {
  id: string
  title: string
  /** The labels of both ends of the axis. */
  first: string
  last: string
  /** The lines across, with their values. */
  ticks: readonly { y: number; label: string }[]
  children: ReactNode
}

/** The frame of a chart: a title for screen readers, a line for each tick and both ends of the axis. */
export function ChartFrame({ id, title, first, last, ticks, children }: Props) {
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      {ticks.map(({ y, label }) => (
        <g key={label}>
          <line className="chart-tick" x1={PLOT.left} x2={PLOT.right} y1={y} y2={y} />
          <text x={PLOT.left - 6} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {children}
      <text x={PLOT.left} y={HEIGHT - 8}>
        {first}
      </text>
      <text x={PLOT.right} y={HEIGHT - 8} textAnchor="end">
        {last}
      </text>
    </svg>
  )
}
