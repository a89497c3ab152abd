import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Report, readReport, type TimedTest } from './test/read-report.ts'

/**
 * `npm test`: every check there is, in the order in which a fault is cheapest to find. The last line
 * sums them up. `npm run check` leaves out the browser, `npm run test:long` tries much more.
 */
type Step = {
  name: string
  command: string[]
  report?: string
  /** Without it the next round is about something else. */
  isNeeded?: boolean
}
/** Steps that run at the same time. */
type Round = Step[]

const REPORTS = 'test-results'
const CHECKED_TYPES = '.cache/types.tsbuildinfo'
const CORES = availableParallelism()
const withoutBrowser = process.argv.includes('--without-browser')

const PREPARATION: Round = [
  { name: 'types of routes', command: ['react-router', 'typegen'] },
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'packages known to be unsafe', command: ['node', 'scripts/check-advisories.ts'] },
  // Keeps one core busy for as long as the others take together. Runs nothing afterwards.
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

/** Each waits for a part of its time, which the others fill. */
const CHECKS: Round = withoutBrowser ? [TYPES, TESTS] : [TYPES, TESTS, JOURNEYS]

const env = {
  ...process.env,
  // Tests start the site and the office's commands some hundred times; compiled once, each starts in half the time.
  NODE_COMPILE_CACHE: path.resolve('.cache/compiled'),
  // See tests/support/long.ts.
  ...(process.argv.includes('--long') && { LONG_TESTS: 'yes' }),
}

rmSync(REPORTS, { recursive: true, force: true })
const totals: Report = { passed: 0, failed: 0, tests: [] }
for (const round of [PREPARATION, CHECKS]) {
  const running = round.map((step) => ({ step, ...startStep(step) }))
  for (const { step, show, ended } of running) {
    console.log(`\n▸ ${step.name}`)
    show()
    const { ms, report } = await ended
    totals.passed += report.passed
    totals.failed += report.failed
    totals.tests.push(...report.tests)
    console.log(`  ${report.passed} passed, ${report.failed} failed in ${seconds(ms)}`)
    if (step.isNeeded && report.failed > 0) process.exit(1)
  }
}
console.log('\nThe slowest tests:')
for (const { name, ms } of slowest(totals.tests)) console.log(`  ${seconds(ms)}  ${name}`)
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

function reportOf({ report }: Step, status: number | null): Report {
  const counted = report
    ? readReport(report)
    : { passed: status === 0 ? 1 : 0, failed: 0, tests: [] }
  // A runner that ends badly without naming a failed test has failed all the same.
  return { ...counted, failed: status === 0 ? counted.failed : Math.max(counted.failed, 1) }
}

function slowest(tests: TimedTest[]): TimedTest[] {
  return tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
