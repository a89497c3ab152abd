import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../tests/support/site/free-port.ts'
import { reachablePostgres } from '../../tests/support/site/global-databases.ts'

/** A PostgreSQL of its own, with its usual settings but for the time it lets one statement run. */
export async function openPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'narthex-bench-'))
  const port = await freePort()
  const { Postgres, forget } = await reachablePostgres()
  const server = new Postgres({
    databaseDir,
    port,
    user: 'church',
    password: 'church',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://church:church@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      await forget()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}
