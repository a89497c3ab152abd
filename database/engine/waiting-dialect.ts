import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

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

type Mutex = { acquire(): Promise<void>; release(): void }

/** Lets one caller in at a time, in the order in which they asked. */
function createMutex(): Mutex {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    acquire() {
      if (taken) return new Promise((resolve) => void waiting.push(resolve))
      taken = true
      return Promise.resolve()
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
  }
}

const LONGEST_WAIT_MS = 5_000
const PAUSE_MS = 10

/**
 * Tries again while another process holds SQLite's write lock. The limit counts from when the caller
 * asked for the connection, so that those queued behind don't each wait for the full time.
 */
async function retryWhileBusy<Result>(
  askedAt: number,
  use: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await use()
    } catch (error) {
      if (!isBusy(error) || performance.now() - askedAt > LONGEST_WAIT_MS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** The low byte of an extended code is the primary code; 5 is SQLITE_BUSY (sqlite.org/rescode.html). */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}
