import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FOLDER } from '../trial-site.ts'

/**
 * Tools to compare with are no dependencies of the site: they are fetched for the benchmark alone.
 * Answers the folder they are in, or nothing where they can't be had.
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
