import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { IS_LONG } from '#tests/support/long.ts'
import { builtFile } from '#tests/support/site/built-site.ts'
import { CHURCH } from '#tests/support/site/church.ts'
import { testFolder } from '#tests/support/site/folder.ts'
import { freePort } from '#tests/support/site/free-port.ts'

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
