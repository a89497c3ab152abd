import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const IGNORED = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replaceAll('/', ''))
  .concat('.git')

/** Every file of the repository. Does not use git, because an archive of the sources has none. */
export function repositoryFiles(folder = '.'): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.includes(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? repositoryFiles(file) : [file]
    })
}
