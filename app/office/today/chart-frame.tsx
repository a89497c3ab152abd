import type { ReactNode } from 'react'

export const WIDTH = 360
const HEIGHT = 150
export const PLOT = { left: 4, right: 356, top: 18, bottom: 128 } as const

type Props = {
  id: string
  title: string
  first: string
  last: string
  most: string
  children: ReactNode
}

/** The frame of a chart: a title for screen readers, the ends of the axis and the highest value. */
export function ChartFrame({ id, title, first, last, most, children }: Props) {
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
      <title id={id}>{title}</title>
      <text x={PLOT.left} y={12}>
        {most}
      </text>
      {children}
      <line
        className="chart-axis"
        x1={PLOT.left}
        x2={PLOT.right}
        y1={PLOT.bottom}
        y2={PLOT.bottom}
      />
      <text x={PLOT.left} y={HEIGHT - 6}>
        {first}
      </text>
      <text x={PLOT.right} y={HEIGHT - 6} textAnchor="end">
        {last}
      </text>
    </svg>
  )
}
