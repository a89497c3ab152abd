import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { reachablePostgres } from './reachable-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** A real PostgreSQL for the whole run; each test makes a database of its own in it. */
export default async function startPostgres(project: TestProject) {
  const directory = await mkdtemp(path.join(tmpdir(), 'narthex-postgres-'))
  const port = await freePort()
  const { Postgres, forget } = await reachablePostgres()
  const server = new Postgres({
    databaseDir: directory,
    port,
    user: 'church',
    password: 'church',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs the tests on many build machines.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  project.provide('postgresUrl', `postgres://church:church@127.0.0.1:${port}/postgres`)
  return async () => {
    await server.stop()
    await forget()
    await rm(directory, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
