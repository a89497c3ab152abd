import { spawnSync } from 'node:child_process'
import * as v from 'valibot'

/** Registries that don't support audits, or no network, are reported but don't fail. */
const TIMEOUT_MS = 20_000

const answerSchema = v.object({
  vulnerabilities: v.record(v.string(), v.object({ name: v.string(), severity: v.string() })),
})

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
})
const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), stdout)
const known = answer.success ? Object.values(answer.output.vulnerabilities) : []
const serious = known.filter(({ severity }) => /^(high|critical)$/.test(severity))
for (const { name, severity } of serious) console.error(`  ${name}: ${severity}`)
if (serious.length > 0) process.exitCode = 1
else if (answer.success) console.log('  No package is known to be seriously unsafe.')
else console.log('  The registry does not say which packages are unsafe: nothing was checked.')
