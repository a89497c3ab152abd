import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FOLDER } from '../measured-site.ts'

/**
 * Installs tools to compare with. They are not dependencies of the site, only of the benchmark. Returns
 * their folder, or undefined when they can't be installed.
 */
export function install(name: string, packages: string[]): string | undefined {
  const folder = path.resolve(FOLDER, name)
  const done = `${folder}/installed`
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages],
    { stdio: 'ignore' },
  )
  if (status !== 0) return undefined
  writeFileSync(done, packages.join(' '))
  return folder
}
