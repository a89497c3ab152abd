import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Report, readReport, type TimedTest } from './test/read-report.ts'

/**
 * `npm test`: every check there is, in the order in which a fault is cheapest to find. The last line
 * sums them up. `npm run check` leaves out the browser.
 */
type Step = { name: string; command: string[]; report?: string }

const REPORTS = 'test-results'
const withoutBrowser = process.argv.includes('--without-browser')

const STEPS: Step[] = [
  { name: 'types of routes', command: ['react-router', 'typegen'] },
  { name: 'types', command: ['tsc'] },
  { name: 'format and lint', command: ['biome', 'check', '.'] },
  { name: 'packages known to be unsafe', command: ['node', 'scripts/check-advisories.ts'] },
  {
    name: 'rules, databases, adapters, structure',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${REPORTS}/vitest.json`,
    ],
    report: `${REPORTS}/vitest.json`,
  },
]

const BROWSER: Step = {
  name: 'journeys in the browser',
  // A journey waits for its browser a fifth of the time: one more than there are cores fills the gaps.
  command: ['playwright', 'test', `--workers=${availableParallelism() + 1}`],
  report: `${REPORTS}/playwright.json`,
}

/** Tests start the site and the office's commands some hundred times; compiled once, each starts in half the time. */
const env = { ...process.env, NODE_COMPILE_CACHE: path.resolve('.cache/compiled') }

rmSync(REPORTS, { recursive: true, force: true })
const totals: Report = { passed: 0, failed: 0, tests: [] }
for (const step of withoutBrowser ? STEPS : [...STEPS, BROWSER]) {
  const started = Date.now()
  console.log(`\n▸ ${step.name}`)
  const { passed, failed, tests } = runStep(step)
  totals.passed += passed
  totals.failed += failed
  totals.tests.push(...tests)
  console.log(`  ${passed} passed, ${failed} failed in ${seconds(Date.now() - started)}`)
}
console.log('\nThe slowest tests:')
for (const { name, ms } of slowest(totals.tests)) console.log(`  ${seconds(ms)}  ${name}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

function runStep({ command: [program = '', ...args], report }: Step): Report {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env })
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
