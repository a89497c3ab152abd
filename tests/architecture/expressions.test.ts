import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { attacksOn } from './attacks.ts'
import { type Expression, expressionsIn, expressionsOf } from './expressions.ts'

/** A linear expression needs about a millisecond for an attack, a quadratic one more than a second. */
const MOST_CPU_MS = 250

test('the time of every regular expression grows no faster than its text', () => {
  const expressions = expressionsOf()
  expect(expressions.length).toBeGreaterThan(200)
  expect(expressions.filter(isSlow).map(inWords)).toEqual([])
})

test.each([
  String.raw`/[\p{L}\p{N}-]+\.[a-z]{2,}\//u`,
  String.raw`/\/+$/`,
  String.raw`/<script\b[^>]*>/g`,
  '/^(a|a)*$/',
  '/<([a-z][a-z0-9+.-]*:[^>]*)>/',
  `new RegExp(\`(\${name})+ x\`)`,
])('%s is slow', (code) => {
  expect(expressionsIn('some.ts', code).filter(isSlow).map(inWords)).toHaveLength(1)
})

test.each(['/^[a-z]+$/', String.raw`/(?<!\/)\/+$/`, String.raw`/<script\b[^<>]*>/g`])(
  '%s is not slow',
  (code) => {
    expect(expressionsIn('some.ts', code).filter(isSlow)).toEqual([])
  },
)

/** By its structure, or else because some text takes long. */
function isSlow({ source, flags }: Expression): boolean {
  // Without repetition there is nothing that grows.
  if (!/[*+]|,\}/.test(source)) return false
  // A sticky expression begins at one place only.
  const reportTypes = { Move: !flags.includes('y') }
  const { reports } = analyse({ source, flags }, { maxReports: 1, reportTypes })
  return reports.length > 0 || LENGTHS.some((length) => isLong({ source, flags, length }))
}

/** The shorter ones first: the longest would keep an expression busy for hours that is worse than quadratic. */
const LENGTHS = [500, 5_000, 100_000]

function isLong({ source, flags, length }: Omit<Expression, 'place'> & { length: number }) {
  const expression = new RegExp(source, flags)
  return attacksOn({ source, flags }, length).some((text) => {
    const before = process.threadCpuUsage()
    text.replace(expression, '')
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000 > MOST_CPU_MS
  })
}

function inWords({ place, source, flags }: Expression): string {
  return `${place} /${source}/${flags}`
}
