import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import * as v from 'valibot'

/**
 * The checks are in the order in which a fault is cheapest to find. `npm run check` leaves out the
 * browser, `npm run test:long` tries much more.
 */
type Step = {
  name: string
  command: string[]
  report?: string
  /** Without it the next round is about something else. */
  isNeeded?: boolean
}
const REPORTS = 'test-results'
const CHECKED_TYPES = '.cache/types.tsbuildinfo'
const CORES = availableParallelism()
const withoutBrowser = process.argv.includes('--without-browser')

/** They run at the same time, as the checks do. */
const PREPARATION: Step[] = [
  { name: 'types of routes', command: ['react-router', 'typegen'] },
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'packages known to be unsafe', command: ['node', 'scripts/check-advisories.ts'] },
  // It keeps one core busy for as long as the others take together, and runs nothing afterwards.
  {
    name: 'the built site',
    command: ['node', 'scripts/setup.mjs', 'site', '--eval', ''],
    isNeeded: true,
  },
]

const TYPES: Step = {
  name: 'types',
  // Several checkers repeat much of each other's work: four take twice the processor time of one.
  // It remembers what it has checked: where little has changed it takes a fifth of the time.
  command: ['tsc', '--checkers', '1', '--incremental', '--tsBuildInfoFile', CHECKED_TYPES],
}

const TESTS: Step = {
  name: 'rules, databases, adapters, structure',
  command: [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${REPORTS}/vitest.json`,
  ],
  report: `${REPORTS}/vitest.json`,
}

const JOURNEYS: Step = {
  name: 'journeys in the browser',
  // A journey waits for its browser and its site half of the time.
  command: ['playwright', 'test', `--workers=${CORES * 2}`],
  report: `${REPORTS}/playwright.json`,
}

/** Each check waits for a part of its time, which the others fill. */
const CHECKS: Step[] = withoutBrowser ? [TYPES, TESTS] : [TYPES, TESTS, JOURNEYS]

const env = {
  ...process.env,
  // Tests start the site and the office's commands some hundred times; compiled once, each starts in half the time.
  NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
  // See tests/support/long.ts.
  ...(process.argv.includes('--long') && { LONG_TESTS: 'yes' }),
}

type Counts = { passed: number; failed: number }

/**
 * The first is Vitest's, where `success` is false also where a file could not be read, and the second
 * Playwright's.
 */
const reportSchema = v.union([
  v.pipe(
    v.object({ success: v.boolean(), numPassedTests: v.number(), numFailedTests: v.number() }),
    v.transform(({ success, numPassedTests: passed, numFailedTests }) => {
      return { passed, failed: success ? 0 : Math.max(numFailedTests, 1) }
    }),
  ),
  v.pipe(
    v.object({
      stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
    }),
    v.transform(({ stats: { expected, unexpected, flaky } }) => {
      return { passed: expected, failed: unexpected + flaky }
    }),
  ),
])

rmSync(REPORTS, { recursive: true, force: true })
const totals = { passed: 0, failed: 0 }
for (const round of [PREPARATION, CHECKS]) {
  const running = round.map((step) => ({ step, ...startStep(step) }))
  for (const { step, show, ended } of running) {
    console.log(`\n▸ ${step.name}`)
    show()
    const { ms, report } = await ended
    totals.passed += report.passed
    totals.failed += report.failed
    const seconds = (ms / 1000).toFixed(1)
    console.log(`  ${report.passed} passed, ${report.failed} failed in ${seconds} s`)
    if (step.isNeeded && report.failed > 0) process.exit(1)
  }
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

/** Steps write at the same time and are read one after another: what a step writes is kept until it is shown. */
function startStep(step: Step) {
  const [program = '', ...args] = step.command
  const started = Date.now()
  const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'], env })
  let kept = ''
  let write = (text: string) => {
    kept += text
  }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => write(text))
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).then((status) => ({ ms: Date.now() - started, report: reportOf(step, status) }))
  const show = () => {
    process.stdout.write(kept)
    write = (text) => void process.stdout.write(text)
  }
  return { show, ended }
}

function reportOf({ report }: Step, status: number | null): Counts {
  const { passed, failed } = report
    ? readReport(report)
    : { passed: status === 0 ? 1 : 0, failed: 0 }
  // A runner that ends badly without naming a failed test has failed all the same.
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

/** An unreadable report counts as a failure. */
function readReport(file: string): Counts {
  try {
    return v.parse(reportSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`  ${file} can't be read: ${error}`)
    return { passed: 0, failed: 1 }
  }
}
