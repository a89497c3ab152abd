import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { createTurns } from './turns.ts'

export type FlushingConfig = SqliteDialectConfig & {
  /** Resolves once everything written so far is on disk. */
  flush: () => Promise<void>
}

/**
 * One connection, used in turns. A transaction passes its turn on as soon as it is committed, and is
 * done once it is on disk: those that follow each other closely share one flush. A transaction that
 * fails is rolled back alone, before the next one begins.
 */
class FlushingDriver extends SqliteDriver {
  readonly #flush: () => Promise<void>
  readonly #turns = createTurns()
  #holder: DatabaseConnection | undefined

  constructor({ flush, ...config }: FlushingConfig) {
    super(config)
    this.#flush = flush
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const asked = performance.now()
    await this.#turns.take()
    const connection = new Turn(await super.acquireConnection(), { flush: this.#flush, asked })
    this.#holder = connection
    return connection
  }

  /**
   * Takes the write lock at once. A transaction that reads first and asks for the lock later is
   * refused, not queued, when another process has written in between.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#letGo(connection)
    await this.#flush()
  }

  /** Nothing is left to roll back where only the flush failed: the turn is somebody else's by then. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#holder !== connection) return
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      // A full disk makes SQLite roll back by itself: what went wrong is told by the first error.
      if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error
    }
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection) this.#letGo(connection)
  }

  #letGo(connection: DatabaseConnection): void {
    if (this.#holder !== connection) return
    this.#holder = undefined
    this.#turns.pass()
  }
}

const BEGIN = /^begin/
const END = /^(commit|rollback)$/
const CHANGE = /^\s*(insert|update|delete|replace|with|create|alter|drop)\b/i

const MOST_PATIENCE_MS = 5_000
const PAUSE_MS = 10

type Waiting = { flush: () => Promise<void>; asked: number }

/** The connection for one turn. What changes something outside of a transaction is flushed too. */
class Turn implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #flush: () => Promise<void>
  readonly #asked: number
  #inTransaction = false

  constructor(connection: DatabaseConnection, { flush, asked }: Waiting) {
    this.#connection = connection
    this.#flush = flush
    this.#asked = asked
  }

  async executeQuery<Row>(query: CompiledQuery) {
    const result = await this.#patiently<Row>(query)
    if (BEGIN.test(query.sql)) this.#inTransaction = true
    else if (END.test(query.sql)) this.#inTransaction = false
    else if (!this.#inTransaction && CHANGE.test(query.sql)) await this.#flush()
    return result
  }

  /**
   * Another process is writing: it is waited for, but no longer than this since the turn was asked
   * for, so that those who stand in line behind do not each wait all over again. Within a transaction
   * the lock is ours.
   */
  async #patiently<Row>(query: CompiledQuery) {
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query)
      } catch (error) {
        const late = performance.now() - this.#asked > MOST_PATIENCE_MS
        if (this.#inTransaction || late || !isBusy(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize)
  }
}

/** SQLITE_BUSY, in all its kinds. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5
}

export class FlushingDialect extends SqliteDialect {
  readonly #config: FlushingConfig

  constructor(config: FlushingConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new FlushingDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new InTurnsAdapter()
  }
}

/** The driver keeps the turns itself; otherwise one would last until its flush is done. */
class InTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}
