import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { load } from '../load.ts'
import { GZIP, OTHER, portOf, SECONDS, SITE, serveSite, stopAll } from '../measured-site.ts'
import { type Served, serve } from '../processes.ts'
import { compare, type Row } from '../table.ts'
import { install } from './install.ts'

/** Another framework with our home page, built and served by its own tools. */
type Framework = {
  name: string
  packages: string[]
  /** Its source files, with the page's content as one piece of HTML. */
  files: (html: string) => Record<string, string>
  build: string[]
  serve: string[]
}

const FRAMEWORKS: Framework[] = [
  {
    name: 'Next.js',
    packages: ['next', 'react', 'react-dom'],
    files: (html) => ({
      'app/layout.js':
        'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
      'app/page.js': `const html = ${JSON.stringify(html)}\nexport default function Page() { return <div dangerouslySetInnerHTML={{ __html: html }} /> }`,
    }),
    build: ['node_modules/next/dist/bin/next', 'build'],
    serve: ['node_modules/next/dist/bin/next', 'start', '-p', portOf(OTHER), '-H', '127.0.0.1'],
  },
  {
    name: 'Astro',
    packages: ['astro', '@astrojs/node'],
    files: (html) => ({
      'astro.config.mjs':
        "import node from '@astrojs/node'\nexport default { output: 'server', adapter: node({ mode: 'standalone' }), telemetry: false }",
      'src/pages/index.astro': `---\nexport const prerender = true\nconst html = ${JSON.stringify(html)}\n---\n<html lang="en"><body><Fragment set:html={html} /></body></html>`,
    }),
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    serve: ['dist/server/entry.mjs'],
  },
]

/** Serves the same page with frameworks that a church's website might otherwise use. */
export async function otherFrameworks(): Promise<Row[]> {
  const rows: Row[] = []
  for (const framework of FRAMEWORKS) rows.push(await beside(framework))
  return rows
}

async function beside(framework: Framework): Promise<Row> {
  const name = `cached page ÷ ${framework.name}`
  const site = await serveSite()
  const other = await serveOther(framework, bodyOf(await (await fetch(`${SITE}/`)).text()))
  if (!other) {
    await site.stop()
    return { name, skipped: `${framework.name} could not be installed or built` }
  }
  const row = compare({
    name,
    target: 1,
    ours: () => load({ served: site, url: `${SITE}/`, seconds: SECONDS, headers: GZIP }),
    theirs: () => load({ served: other, url: `${OTHER}/`, seconds: SECONDS, headers: GZIP }),
  })
  await stopAll(site, other)
  return row
}

async function serveOther(framework: Framework, html: string): Promise<Served | undefined> {
  const folder = install(framework.name.toLowerCase(), framework.packages)
  if (!folder) return undefined
  for (const [file, words] of Object.entries(framework.files(html))) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true })
    writeFileSync(`${folder}/${file}`, words)
  }
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  const env = { ...quiet, HOST: '127.0.0.1', PORT: portOf(OTHER), NODE_ENV: 'production' }
  const built = spawnSync('node', framework.build, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  if (built.status !== 0) return undefined
  return serve({ command: ['node', ...framework.serve], env, url: `${OTHER}/`, folder })
}

/** Without our scripts: each framework adds its own. */
function bodyOf(page: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(page)?.[1] ?? ''
  return body.replace(/<script[\s\S]*?<\/script>/g, '')
}
