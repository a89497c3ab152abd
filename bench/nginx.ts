import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Served } from './processes.ts'
import { serve } from './processes.ts'

type Page = {
  directory: string
  port: number
  body: Buffer
  encoding: string
  headers: [string, string][]
}

/** Serves one compressed page from disk with nginx, configured for speed. */
export function serveByNginx(page: Page): Promise<Served> {
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
