import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

export type Report = { passed: number; failed: number; tests: TimedTest[] }
export type TimedTest = { name: string; ms: number }

const vitestSchema = v.object({
  /** False also where a file could not be read. */
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ title: v.string(), duration: v.optional(v.nullable(v.number()), 0) }),
      ),
    }),
  ),
})

type Suite = v.InferOutput<typeof suiteSchema> & { suites?: Suite[] }

const suiteSchema = v.looseObject({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      tests: v.array(
        v.object({
          projectName: v.string(),
          results: v.array(v.object({ duration: v.number() })),
        }),
      ),
    }),
  ),
})

const nestedSuiteSchema: v.GenericSchema<Suite> = v.intersect([
  suiteSchema,
  v.object({ suites: v.optional(v.lazy(() => v.array(nestedSuiteSchema))) }),
])

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(nestedSuiteSchema),
})

/** Reads a test runner's report. An unreadable one counts as a failure. */
export function readReport(file: string): Report {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return v.is(vitestSchema, report) ? ofVitest(report) : ofPlaywright(report)
  } catch {
    return { passed: 0, failed: 1, tests: [] }
  }
}

function ofVitest(report: unknown): Report {
  const { success, numPassedTests, numFailedTests, testResults } = v.parse(vitestSchema, report)
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      name: `${path.relative('.', name)}: ${title}`,
      ms: duration ?? 0,
    })),
  )
  return { passed: numPassedTests, failed: success ? 0 : Math.max(numFailedTests, 1), tests }
}

function ofPlaywright(report: unknown): Report {
  const { stats, suites } = v.parse(playwrightSchema, report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(testsIn),
  }
}

function testsIn({ specs, suites = [] }: Suite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file} (${projectName}): ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}
