import {
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { patiently } from './patience.ts'
import { createSharedCommit } from './shared-commit.ts'
import { type Common, run, Visit } from './sqlite-visit.ts'
import { createTurns } from './turns.ts'

export type SharingConfig = SqliteDialectConfig & {
  /** False once SQLite has taken back the whole transaction by itself, as it does on a full disk. */
  isInTransaction: () => boolean
}

export class SharingDialect extends SqliteDialect {
  readonly #config: SharingConfig

  constructor(config: SharingConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new SharingDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new InTurnsAdapter()
  }
}

/** The driver keeps the turns itself; otherwise one would last until its commit is on disk. */
class InTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * One connection, used in turns. Transactions that follow each other closely are savepoints of one
 * transaction of SQLite's, and done when that one is on disk. One that fails is rolled back alone.
 */
class SharingDriver extends SqliteDriver {
  readonly #config: SharingConfig
  #common: Promise<Common> | undefined

  constructor(config: SharingConfig) {
    super(config)
    this.#config = config
  }

  override async acquireConnection(): Promise<Visit> {
    this.#common ??= super
      .acquireConnection()
      .then((connection) => createCommon(connection, this.#config))
    return new Visit(await this.#common)
  }

  override async beginTransaction(visit: Visit): Promise<void> {
    await visit.begin()
  }

  override async commitTransaction(visit: Visit): Promise<void> {
    await visit.commit()
  }

  override async rollbackTransaction(visit: Visit): Promise<void> {
    await visit.rollback()
  }

  override async releaseConnection(): Promise<void> {
    // A visit ends with its transaction or its statement.
  }

  override async destroy(): Promise<void> {
    const common = await this.#common
    await common?.turns.take()
    await common?.shared.commitNow()
    await super.destroy()
    common?.turns.pass()
  }
}

function createCommon(
  connection: DatabaseConnection,
  { isInTransaction }: Pick<SharingConfig, 'isInTransaction'>,
): Common {
  const turns = createTurns()
  const shared = createSharedCommit(
    {
      // Takes the write lock at once. A transaction that reads first and asks for the lock later is
      // refused, not queued, when another process has written in between.
      begin: (asked) => patiently(asked, () => run(connection, 'begin immediate')),
      commit: () => run(connection, 'commit'),
      rollback: async () => {
        if (isInTransaction()) await run(connection, 'rollback')
      },
    },
    turns,
  )
  return { connection, turns, shared, isInTransaction }
}
