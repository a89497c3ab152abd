import { type Asking, type Load, load } from './load.ts'
import type { ServerProcess } from './processes.ts'

export type Row =
  | { name: string; skipped: string }
  | { name: string; figure: string; target: string; detail?: string }

export function row(name: string, figure: string, target: string, detail = ''): Row {
  return { name, figure, target, detail }
}

type Comparison = Asking & {
  name: string
  target?: number | undefined
  ours: readonly [ServerProcess, url: string]
  theirs: readonly [ServerProcess, url: string]
}

const ROUNDS = 7

/** The value below which this share of them is, by default the median. */
export function valueAt(values: readonly number[], share = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Measures both in turn, several times, so that a disturbance affects both. Returns the median round. */
export function compare({ name, target, ours, theirs, ...asking }: Comparison): Row {
  const round = () => ({ theirs: load(...theirs, asking), ours: load(...ours, asking) })
  round()
  const rounds = Array.from({ length: ROUNDS }, round)
  const ratio = (one: ReturnType<typeof round>) => one.ours.perSecond / one.theirs.perSecond
  const middle = rounds.sort((a, b) => ratio(a) - ratio(b))[Math.floor(ROUNDS / 2)]
  if (!middle) return { name, skipped: 'nothing was measured' }
  if (middle.ours.failed + middle.theirs.failed > 0) return { name, skipped: 'requests failed' }
  const words = `${inWords(middle.ours)} beside ${inWords(middle.theirs)}`
  const aim = target === undefined ? '–' : `≥ ${target}×`
  return row(name, `${ratio(middle).toFixed(2)}×`, aim, words)
}

function inWords({ perSecond, p99Ms, cpuMicros }: Load): string {
  return `${Math.round(perSecond)}/s, p99 ${p99Ms.toFixed(1)} ms, ${Math.round(cpuMicros)} µs of a core each`
}

export function printTable(rows: Row[]): void {
  console.log('| what | measured | target | |\n| --- | --- | --- | --- |')
  for (const row of rows) {
    const [figure, target, detail = ''] =
      'skipped' in row ? ['skipped', '', row.skipped] : [row.figure, row.target, row.detail]
    console.log(`| ${row.name} | ${figure} | ${target} | ${detail} |`)
  }
}
