import { brotliCompressSync } from 'node:zlib'
import { load } from './load.ts'
import {
  BROTLI,
  FOLDER,
  OTHER,
  portOf,
  SECONDS,
  SITE,
  serveSite,
  stopAll,
} from './measured-site.ts'
import { serveByNginx } from './nginx.ts'
import { hasTool } from './processes.ts'
import { compare, type Row } from './table.ts'

/** Compares a page from the cache with nginx serving the same compressed bytes from disk. */
export async function cachedPage(): Promise<Row[]> {
  const name = 'cached page ÷ nginx'
  if (!hasTool('nginx')) return [{ name, skipped: 'nginx is not installed' }]
  const site = await serveSite()
  const answer = await fetch(`${SITE}/`)
  const html = await answer.text()
  const nginx = await serveByNginx({
    directory: `${FOLDER}/nginx`,
    port: Number(portOf(OTHER)),
    body: brotliCompressSync(html),
    encoding: 'br',
    headers: ownHeaders(answer.headers),
  })
  const row = compare({
    name,
    target: 0.42,
    ours: () => load({ served: site, url: `${SITE}/`, seconds: SECONDS, headers: BROTLI }),
    theirs: () => load({ served: nginx, url: `${OTHER}/`, seconds: SECONDS, headers: BROTLI }),
  })
  await stopAll(site, nginx)
  return [row]
}

/** Our response headers, such as policies and freshness, so that both servers send the same. */
function ownHeaders(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => !OF_THE_SERVER.has(name))
}

const OF_THE_SERVER = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
])
