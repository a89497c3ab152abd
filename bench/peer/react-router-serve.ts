import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  BROWSER,
  database,
  FOLDER,
  GZIP,
  OTHER,
  portOf,
  SITE,
  serveSite,
  stopAll,
} from '../measured-site.ts'
import { serve } from '../processes.ts'
import { compare, type Row } from '../table.ts'

const WAYS = [
  { way: 'for a browser', headers: BROWSER, target: 1.3 },
  { way: 'gzip alone', headers: GZIP, target: 1.3 },
  { way: 'not compressed', headers: {}, target: undefined },
]

export async function render(): Promise<Row[]> {
  const name = 'uncached render'
  const folder = path.resolve(FOLDER, 'react-router-serve')
  if (!isInstalled(folder)) return [{ name, skipped: `${PEER} could not be installed` }]
  const site = await serveSite('bench/serve-uncached.ts')
  const other = await serve({
    command: ['node', `${folder}/node_modules/@react-router/serve/bin.cjs`, BUILD],
    env: { PORT: portOf(OTHER), HOST: '127.0.0.1', DATABASE_URL: database('serve') },
    url: `${OTHER}/`,
  })
  const rows = WAYS.map(({ way, headers, target }) =>
    compare({
      name: `${name}, ${way} ÷ react-router-serve`,
      target,
      headers,
      ours: [site, `${SITE}/`],
      theirs: [other, `${OTHER}/`],
    }),
  )
  await stopAll(site, other)
  return rows
}

const PEER = '@react-router/serve@8.4.0'
const BUILD = 'bench/peer/react-router-serve-build.ts'

/** It is no dependency of the site, only of the benchmark. */
function isInstalled(folder: string): boolean {
  const done = `${folder}/installed`
  if (existsSync(done)) return true
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', PEER]
  const { status } = spawnSync('npm', args, { stdio: 'ignore' })
  if (status === 0) writeFileSync(done, PEER)
  return status === 0
}
