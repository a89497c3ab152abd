import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

import { ROLLED_BACK } from './fault.ts'

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

  override createDriver(): Driver {
    return new WaitingDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new OneConnectionAdapter()
  }
}

class OneConnectionAdapter extends SqliteAdapter {
  /** The driver hands out the one connection itself, because it knows since when each caller has waited. */
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

/** Transactions that have ended and are not on disk yet. */
type CommonCommit = PromiseWithResolvers<void> & { count: number }

/** Bounds how long the first of them waits for the others. */
const MAX_ENDED = 50

/**
 * Transactions that come in one turn of the event loop are one transaction for SQLite, all but the first
 * as savepoints, and wait for the disk once, together. Each fails alone, and is answered when the common
 * commit has returned. A statement outside of a transaction comes after that commit, so nobody reads
 * what is not on disk.
 */
class WaitingDriver implements Driver {
  readonly #config: WaitingConfig
  readonly #driver: SqliteDriver
  readonly #mutex = createMutex()
  #ended: CommonCommit | undefined

  constructor(config: WaitingConfig) {
    this.#config = config
    this.#driver = new SqliteDriver(config)
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<QueuedConnection> {
    const asked = performance.now()
    await this.#mutex.acquire()
    const connection = await this.#driver.acquireConnection()
    return new QueuedConnection(connection, { asked, commit: () => this.#commit(connection) })
  }

  /**
   * Takes the write lock at once. A transaction that reads first and asks for the lock later is refused,
   * not queued, when another process has written in between (sqlite.org/isolation.html).
   */
  async beginTransaction(connection: QueuedConnection): Promise<void> {
    connection.isInTransaction = true
    if (this.#ended) {
      await connection.executeQuery(SAVEPOINT)
      return
    }
    await connection.executeQuery(BEGIN)
    this.#ended = { count: 0, ...Promise.withResolvers<void>() }
    // The error reaches those who wait for it.
    this.#ended.promise.catch(() => {})
    void this.#commitSoon(connection)
  }

  async commitTransaction(connection: QueuedConnection): Promise<void> {
    const ended = this.#ended
    if (!ended) throw new Error('No transaction was begun')
    if (ended.count > 0) await connection.executeQuery(RELEASE)
    ended.count += 1
    connection.onDisk = ended.promise
  }

  async rollbackTransaction(connection: QueuedConnection): Promise<void> {
    if (!this.#config.isInTransaction()) return
    if (this.#ended?.count === 0) {
      await connection.executeQuery(ROLLBACK)
      return
    }
    await connection.executeQuery(ROLLBACK_TO)
    await connection.executeQuery(RELEASE)
  }

  async releaseConnection(connection: QueuedConnection): Promise<void> {
    const isFull = this.#ended && this.#ended.count >= MAX_ENDED
    if (isFull || !this.#config.isInTransaction()) await connection.commit()
    this.#mutex.release()
    await connection.onDisk
  }

  /** It stands in line behind those who come in this turn of the event loop. */
  async #commitSoon({ commit }: QueuedConnection): Promise<void> {
    await new Promise(setImmediate)
    await this.#mutex.acquire()
    await commit()
    this.#mutex.release()
  }

  async #commit(connection: DatabaseConnection): Promise<void> {
    const ended = this.#ended
    if (!ended) return
    this.#ended = undefined
    try {
      if (!this.#config.isInTransaction()) throw new Error(ROLLED_BACK)
      await connection.executeQuery(COMMIT)
      ended.resolve()
    } catch (error) {
      ended.reject(error)
      // If that fails too, the next statement says so.
      if (this.#config.isInTransaction()) await connection.executeQuery(ROLLBACK).catch(() => {})
    }
  }

  async destroy(): Promise<void> {
    const connection = await this.acquireConnection()
    await connection.commit()
    await this.#driver.destroy()
    this.#mutex.release()
  }
}

const BEGIN = CompiledQuery.raw('begin immediate')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const SAVEPOINT = CompiledQuery.raw('savepoint own')
const RELEASE = CompiledQuery.raw('release own')
const ROLLBACK_TO = CompiledQuery.raw('rollback to own')

type Holding = { asked: number; commit: () => Promise<void> }

/** One caller holds it at a time. */
class QueuedConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #asked: number
  readonly commit: () => Promise<void>
  isInTransaction = false
  /** Settled once the caller's transaction is on disk, or failed to get there. */
  onDisk: Promise<void> | undefined

  constructor(connection: DatabaseConnection, { asked, commit }: Holding) {
    this.#connection = connection
    this.#asked = asked
    this.commit = commit
  }

  async executeQuery<Row>(query: CompiledQuery) {
    if (!this.isInTransaction) await this.commit()
    return retryWhileBusy(this.#asked, () => this.#connection.executeQuery<Row>(query))
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query)
  }
}

function createMutex(): { acquire(): Promise<void>; release(): void } {
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

/** The limit counts from when the caller asked: those queued behind don't each wait for the full time. */
async function retryWhileBusy<Result>(askedAt: number, use: () => Promise<Result>) {
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
