import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { browserPath } from '../scripts/setup/browser.mjs'
import { serve } from './processes.ts'
import { valueAt } from './table.ts'

/** `node bench/lighthouse.ts [path …]`: as a mid-range phone on a slow network, median of three visits. */
const PORT = 3303
const SITE = `http://localhost:${PORT}`
const FOLDER = '.cache/lighthouse'
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

mkdirSync(FOLDER, { recursive: true })
const site = await serve({
  command: ['node', 'build/server/main.js'],
  env: { PORT: String(PORT), DATABASE_URL: `file:${FOLDER}/church.db` },
  url: `${SITE}/`,
})
const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : await allPaths()
console.log(
  `| page | ${CATEGORIES.join(' | ')} |\n| --- | ${CATEGORIES.map(() => '---').join(' | ')} |`,
)
for (const path of paths) {
  // The first visit fills the cache. Measured is what the next visitor gets.
  await fetch(`${SITE}${path}`)
  const visits: number[][] = []
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(path))
  const middle = CATEGORIES.map((_, at) => valueAt(visits.map((scores) => scores[at] ?? 0)))
  console.log(`| ${path} | ${middle.join(' | ')} |`)
}
await site.stop()

async function allPaths(): Promise<string[]> {
  const map = await (await fetch(`${SITE}/sitemap.xml`)).text()
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = SITE]) => new URL(url).pathname,
  )
  return [...new Set([...found, '/response'])]
}

async function visit(path: string): Promise<number[]> {
  const args = [
    ...'exec --yes --package=lighthouse@12 -- lighthouse'.split(' '),
    ...[`${SITE}${path}`, '--quiet'],
    ...['--output=json', `--only-categories=${CATEGORIES.join(',')}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const env = { ...process.env, CHROME_PATH: browserPath() }
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env } as const
  const { stdout } = await promisify(execFile)('npm', args, options)
  const { categories } = JSON.parse(stdout)
  return CATEGORIES.map((name) => Math.round(100 * categories[name].score))
}
