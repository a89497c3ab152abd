import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'

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
  command: ['playwright', 'test', `--workers=${availableParallelism()}`],
  report: `${REPORTS}/playwright.json`,
}

rmSync(REPORTS, { recursive: true, force: true })
const totals = { passed: 0, failed: 0 }
for (const step of withoutBrowser ? STEPS : [...STEPS, BROWSER]) {
  const started = Date.now()
  console.log(`\n▸ ${step.name}`)
  const { passed, failed } = runStep(step)
  totals.passed += passed
  totals.failed += failed
  console.log(
    `  ${passed} passed, ${failed} failed in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

function runStep({ command: [program = '', ...args], report }: Step) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  const counted = report ? readReport(report) : { passed: status === 0 ? 1 : 0, failed: 0 }
  // A runner that ends badly without naming a failed test has failed all the same.
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1)
  return { passed: counted.passed, failed }
}

/** Vitest counts tests, Playwright counts expected and unexpected outcomes. */
function readReport(file: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'))
    return {
      passed: numPassedTests ?? stats.expected,
      failed: numFailedTests ?? stats.unexpected + stats.flaky,
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
