import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { createMutex } from './mutex.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

type WaitingConfig = SqliteDialectConfig & {
  /** False once SQLite has rolled back by itself, as it does on a full disk (sqlite.org/lang_transaction.html). */
  isInTransaction: () => boolean
}

/** Kysely's SQLite dialect, which waits for other processes without blocking this one. */
export class WaitingDialect extends SqliteDialect {
  readonly #config: WaitingConfig

  constructor(config: WaitingConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new WaitingDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new OneConnectionAdapter()
  }
}

class OneConnectionAdapter extends SqliteAdapter {
  /** The driver hands out the one connection itself, to know since when each caller has waited. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /**
   * SQLite can change tables in a transaction. Its write lock keeps a second process from migrating at
   * the same time, and an interrupted migration leaves nothing half done.
   */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class WaitingDriver extends SqliteDriver {
  readonly #config: WaitingConfig
  readonly #mutex = createMutex()

  constructor(config: WaitingConfig) {
    super(config)
    this.#config = config
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const asked = performance.now()
    await this.#mutex.acquire()
    return new QueuedConnection(await super.acquireConnection(), asked)
  }

  /**
   * Takes the write lock at once. A transaction that reads first and asks for the lock later is refused,
   * not queued, when another process has written in between (sqlite.org/isolation.html).
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#config.isInTransaction()) await super.rollbackTransaction(connection)
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.release()
  }

  /** Waits for whoever uses the connection now. */
  override async destroy(): Promise<void> {
    await this.#mutex.acquire()
    await super.destroy()
    this.#mutex.release()
  }
}

/** The connection while one caller holds it; remembers since when that caller has waited. */
class QueuedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #asked: number

  constructor(connection: DatabaseConnection, asked: number) {
    this.#connection = connection
    this.#asked = asked
  }

  executeQuery<Row>(query: CompiledQuery) {
    return retryWhileBusy(this.#asked, () => this.#connection.executeQuery<Row>(query))
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query)
  }
}
