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
    await this.#turns.take()
    const connection = new Turn(await super.acquireConnection(), this.#flush)
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
    if (this.#holder === connection) await super.rollbackTransaction(connection)
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

/** The connection for one turn. What changes something outside of a transaction is flushed too. */
class Turn implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #flush: () => Promise<void>
  #inTransaction = false

  constructor(connection: DatabaseConnection, flush: () => Promise<void>) {
    this.#connection = connection
    this.#flush = flush
  }

  async executeQuery<Row>(query: CompiledQuery) {
    const result = await this.#connection.executeQuery<Row>(query)
    if (BEGIN.test(query.sql)) this.#inTransaction = true
    else if (END.test(query.sql)) this.#inTransaction = false
    else if (!this.#inTransaction && CHANGE.test(query.sql)) await this.#flush()
    return result
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize)
  }
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
