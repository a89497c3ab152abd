import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BROTLI, FOLDER, OTHER, portOf, SITE, serveSite, stopAll } from './measured-site.ts'
import { hasTool, type Served, serve } from './processes.ts'
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
  const [ours, theirs] = [[site, `${SITE}/`] as const, [nginx, `${OTHER}/`] as const]
  const row = compare({ name, target: 0.42, headers: BROTLI, ours, theirs })
  await stopAll(site, nginx)
  return [row]
}

/** Our response headers, such as policies and freshness, so that both servers send the same. */
function ownHeaders(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => !OF_THE_SERVER.has(name))
}

const OF_THE_SERVER = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag'],
  ...['keep-alive', 'transfer-encoding', 'vary'],
])

type Page = {
  directory: string
  port: number
  body: Buffer
  encoding: string
  headers: [string, string][]
}

/** Serves one compressed page from disk with nginx, configured for speed. */
function serveByNginx(page: Page): Promise<Served> {
  const { directory, port, body } = page
  const folder = path.resolve(directory)
  mkdirSync(`${folder}/www`, { recursive: true })
  writeFileSync(`${folder}/www/page.html`, body)
  writeFileSync(`${folder}/nginx.conf`, settings(page, folder))
  return serve({
    command: ['nginx', '-p', folder, '-c', `${folder}/nginx.conf`],
    url: `http://127.0.0.1:${port}/`,
  })
}

function settings({ port, encoding, headers }: Page, folder: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log /dev/null;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=60s;
  default_type text/html;
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp;`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    location / {
      add_header Content-Encoding ${encoding};
      add_header Vary Accept-Encoding;
      ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n      ')}
      try_files /page.html =404;
    }
  }
}
`
}
