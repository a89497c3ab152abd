import { readdirSync, readFileSync } from 'node:fs'
import { digestOf, onceFor, runNpm, step } from './run.mjs'

const MARKER = 'build/.built-from'
const SETTINGS = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']

export async function build() {
  // Every folder of code has a name in `imports`.
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const code = Object.values(imports).map((place) => place.split('/')[1])
  const sourceFiles = ['content', 'public', 'scripts', ...code].flatMap(filesIn)
  const files = [...SETTINGS, ...sourceFiles].filter((file) => !file.includes('.test.'))
  const sources = digestOf(files.flatMap((file) => [file, readFileSync(file)]))
  await onceFor(MARKER, sources, () =>
    step('Building the site', () => runNpm(['run', '--silent', 'build'])),
  )
}

/** Every start looks at all files. Node's own way through a folder takes three times as long. */
function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(file) : [file]
    })
}
