import { CompiledQuery, type DatabaseConnection } from 'kysely'
import { patiently } from './patience.ts'
import type { Joined, SharedCommit } from './shared-commit.ts'
import type { Turns } from './turns.ts'

/** What all visits have in common. */
export type Common = {
  connection: DatabaseConnection
  turns: Turns
  shared: SharedCommit
  isInTransaction: () => boolean
}

const CHANGE = /^\s*(insert|update|delete|replace|with|create|alter|drop)\b/i
const READ = /^\s*select\b/i

/** Somebody's use of the connection: for one transaction, or for statements one by one. */
export class Visit implements DatabaseConnection {
  readonly #common: Common
  #transaction: Joined | undefined

  constructor(common: Common) {
    this.#common = common
  }

  async executeQuery<Row>(query: CompiledQuery) {
    if (this.#transaction) return this.#common.connection.executeQuery<Row>(query)
    const { result, joined } = await this.#inTurn((asked) => this.#alone<Row>(query, asked))
    // Also what was only read may have been written by those who still wait for the disk.
    await joined?.committed
    return result
  }

  async begin(): Promise<void> {
    const asked = performance.now()
    await this.#common.turns.take()
    try {
      this.#transaction = await this.#common.shared.join(asked)
      await run(this.#common.connection, 'savepoint member')
    } catch (error) {
      this.#end()
      throw error
    }
  }

  async commit(): Promise<void> {
    const joined = this.#transaction
    await run(this.#common.connection, 'release member')
    this.#end()
    await joined?.committed
  }

  /** Nothing is left to roll back where the commit failed: the turn is somebody else's by then. */
  async rollback(): Promise<void> {
    if (!this.#transaction) return
    const { connection, shared, isInTransaction } = this.#common
    try {
      if (isInTransaction()) {
        await run(connection, 'rollback to member')
        await run(connection, 'release member')
      } else shared.fail(new Error('SQLite took the whole transaction back'))
    } finally {
      this.#end()
    }
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query)
  }

  #end(): void {
    this.#transaction = undefined
    this.#common.turns.pass()
  }

  async #inTurn<Result>(use: (asked: number) => Promise<Result>): Promise<Result> {
    const asked = performance.now()
    await this.#common.turns.take()
    try {
      return await use(asked)
    } finally {
      this.#common.turns.pass()
    }
  }

  /** A statement on its own. One that fails has changed nothing, so it needs no savepoint. */
  async #alone<Row>(query: CompiledQuery, asked: number) {
    const { connection, shared, isInTransaction } = this.#common
    const joined = await this.#joinFor(query.sql, asked)
    try {
      return { result: await patiently(asked, () => connection.executeQuery<Row>(query)), joined }
    } catch (error) {
      if (joined && !isInTransaction()) shared.fail(error)
      throw error
    }
  }

  async #joinFor(statement: string, asked: number): Promise<Joined | undefined> {
    const { shared } = this.#common
    if (CHANGE.test(statement)) return shared.join(asked)
    if (READ.test(statement)) return shared.current()
    // `vacuum` and the like stand outside of any transaction.
    await shared.commitNow()
    return undefined
  }
}

export async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement))
}
