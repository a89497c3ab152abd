import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Tools to compare with are no dependencies of the site: they are fetched for the benchmark alone. */
export function installReactRouterServe(folder: string): string | undefined {
  const target = path.resolve(folder, 'react-router-serve')
  const program = `${target}/node_modules/@react-router/serve/bin.cjs`
  if (!existsSync(program)) {
    spawnSync('npm', ['install', '--prefix', target, '--no-audit', '--no-fund', SERVE], {
      stdio: 'ignore',
    })
  }
  return existsSync(program) ? program : undefined
}

const SERVE = '@react-router/serve@8.4.0'
