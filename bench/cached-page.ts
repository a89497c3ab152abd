import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BROTLI, FOLDER, OTHER, portOf, SITE, serveSite, stopAll } from './measured-site.ts'
import { hasTool, serve } from './processes.ts'
import { compare, type Row } from './table.ts'

const PROGRAM_FOLDER = path.resolve(FOLDER, 'nginx')
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export async function cachedPage(): Promise<Row[]> {
  const name = 'cached page ÷ nginx'
  if (!hasTool('nginx')) return [{ name, skipped: 'nginx is not installed' }]
  const site = await serveSite()
  const answer = await fetch(`${SITE}/`)
  mkdirSync(`${PROGRAM_FOLDER}/www`, { recursive: true })
  writeFileSync(`${PROGRAM_FOLDER}/www/page.html`, brotliCompressSync(await answer.text()))
  const settings = `${PROGRAM_FOLDER}/nginx.conf`
  writeFileSync(settings, settingsFor(answer.headers))
  const nginx = await serve({
    command: ['nginx', '-p', PROGRAM_FOLDER, '-c', settings],
    url: `${OTHER}/`,
  })
  const [ours, theirs] = [[site, `${SITE}/`] as const, [nginx, `${OTHER}/`] as const]
  const row = compare({ name, target: 0.42, headers: BROTLI, ours, theirs })
  await stopAll(site, nginx)
  return [row]
}

const OF_THE_SERVER = new Set([
  ...['connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag'],
  ...['keep-alive', 'transfer-encoding', 'vary'],
])

/** Made for speed, with our response headers, such as policies and freshness, so that both servers send the same. */
function settingsFor(headers: Headers): string {
  const ours = [...headers].filter(([name]) => !OF_THE_SERVER.has(name))
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${PROGRAM_FOLDER}/nginx.pid;
error_log /dev/null;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=60s;
  default_type text/html;
  ${TEMPORARY.map((name) => `${name}_temp_path ${PROGRAM_FOLDER}/tmp;`).join('\n  ')}
  server {
    listen 127.0.0.1:${portOf(OTHER)};
    root ${PROGRAM_FOLDER}/www;
    location / {
      add_header Content-Encoding br;
      add_header Vary Accept-Encoding;
      ${ours.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n      ')}
      try_files /page.html =404;
    }
  }
}
`
}
