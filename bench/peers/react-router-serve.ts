import { load } from '../load.ts'
import {
  BROWSER,
  database,
  GZIP,
  OTHER,
  portOf,
  SECONDS,
  SITE,
  serveSite,
  stopAll,
} from '../measured-site.ts'
import { serve } from '../processes.ts'
import { compare, type Row } from '../table.ts'
import { install } from './install.ts'

/** As browsers ask over https and over http; uncompressed only for comparison. */
const WAYS = [
  { way: 'for a browser', headers: BROWSER, target: 1.3 },
  { way: 'gzip alone', headers: GZIP, target: 1.3 },
  { way: 'not compressed', headers: {}, target: undefined },
]

/** Compares an uncached render with the framework's own server and the same pages. */
export async function render(): Promise<Row[]> {
  const name = 'uncached render'
  const folder = install('react-router-serve', ['@react-router/serve@8.4.0'])
  if (!folder) return [{ name, skipped: '@react-router/serve could not be installed' }]
  const site = await serveSite('bench/serve-uncached.ts')
  const other = await serve({
    command: [
      'node',
      `${folder}/node_modules/@react-router/serve/bin.cjs`,
      'bench/peers/react-router-serve-build.ts',
    ],
    env: { PORT: portOf(OTHER), HOST: '127.0.0.1', DATABASE_URL: database('serve') },
    url: `${OTHER}/`,
  })
  const rows = WAYS.map(({ way, headers, target }) =>
    compare({
      name: `${name}, ${way} ÷ react-router-serve`,
      target,
      ours: () => load({ served: site, url: `${SITE}/`, seconds: SECONDS, headers }),
      theirs: () => load({ served: other, url: `${OTHER}/`, seconds: SECONDS, headers }),
    }),
  )
  await stopAll(site, other)
  return rows
}
