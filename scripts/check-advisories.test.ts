import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '#tests/support/site/folder.ts'

function found(severity: string): string {
  return JSON.stringify({ vulnerabilities: { leaky: { name: 'leaky', severity } } })
}

/** Outputs of npm audit and our exit codes. */
test.each([
  ['nothing', JSON.stringify({ vulnerabilities: {} }), 0, 'No package is known'],
  ['something small', found('moderate'), 0, 'No package is known'],
  ['something serious', found('high'), 1, 'leaky: high'],
  ['something critical', found('critical'), 1, 'leaky: critical'],
  [
    'that it does not answer',
    JSON.stringify({ error: { code: 'E405' } }),
    0,
    'nothing was checked',
  ],
  ['no JSON at all', 'a proxy is in the way', 0, 'nothing was checked'],
])('npm audit reports %s', (_name, says, status, words) => {
  const folder = testFolder()
  const npm = `#!/bin/sh\ncat <<'END'\n${says}\nEND\n`
  writeFileSync(path.join(folder, 'npm'), npm, { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const ran = spawnSync(process.execPath, ['scripts/check-advisories.ts'], {
    env,
    encoding: 'utf8',
  })
  expect([ran.status, ran.stdout + ran.stderr]).toEqual([status, expect.stringContaining(words)])
})
