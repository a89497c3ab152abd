import { createContext, Script } from 'node:vm'
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
  '/^(a|aaaa)*$/',
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

/** The shorter ones first: they tell an exponential or cubic expression sooner. */
const LENGTHS = [25, 500, 5_000, 100_000]

function isLong({ source, flags, length }: Omit<Expression, 'place'> & { length: number }) {
  const expression = new RegExp(source, flags)
  // What is slow is slow each time; a busy machine slows some.
  return attacksOn({ source, flags }, length).some((text) =>
    [1, 2, 3].every(() => takesLong(expression, text)),
  )
}

function takesLong(expression: RegExp, text: string): boolean {
  const before = process.threadCpuUsage()
  if (!ends(expression, text)) return true
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000 > MOST_CPU_MS
}

/** False when an attack had to be stopped: an exponential expression would go on for years. */
function ends(expression: RegExp, text: string): boolean {
  Object.assign(ATTACKED, { expression, text })
  try {
    ATTACK.runInContext(ATTACKED, { timeout: LONGEST_MS })
    return true
  } catch (error) {
    if (isStop(error)) return false
    throw error
  }
}

/** It is an error of the other context, so no instance of this one's class. */
function isStop(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === STOPPED
}

const ATTACK = new Script("text.replace(expression, '')")
const ATTACKED = createContext({})
const STOPPED = 'ERR_SCRIPT_EXECUTION_TIMEOUT'
/** By the clock, so it leaves a busy machine fifty times what a linear expression needs. */
const LONGEST_MS = 2_000

function inWords({ place, source, flags }: Expression): string {
  return `${place} /${source}/${flags}`
}
