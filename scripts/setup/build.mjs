import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { digestOf, onceFor } from './marker.mjs'
import { runNpm, step } from './run.mjs'

const MARKER = 'build/.built-from'
const FOLDERS = [
  'app',
  'cli',
  'content',
  'domain',
  'database',
  'integrations',
  'pictures',
  'public',
  'sandbox',
  'server',
  'scripts',
  'workflows',
]
const SETTINGS = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']

/** Builds the site and the office's command line when one of their source files has changed. */
export async function build() {
  const files = [...SETTINGS, ...FOLDERS.flatMap(filesIn)].filter(
    (file) => !file.includes('.test.'),
  )
  const sources = digestOf(files.flatMap((file) => [file, readFileSync(file)]))
  await onceFor(MARKER, sources, () =>
    step('Building the site', () => runNpm(['run', '--silent', 'build'])),
  )
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name.toString()))
    .filter((file) => statSync(file).isFile())
    .sort()
}
