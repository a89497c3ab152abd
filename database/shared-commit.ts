import type { Turns } from './turns.ts'

/** The one connection that everybody uses in turns. */
export type Connection = {
  begin: (asked: number) => Promise<void>
  /** Done once everything is on disk. */
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

export type SharedCommit = {
  /**
   * In one's turn: joins those who wait for the next commit. `asked` is when one's turn was asked for,
   * on the monotonic clock.
   */
  join(asked: number): Promise<Joined>
  /** Those who wait for the next commit, where there are any. */
  current(): Joined | undefined
  /** In one's turn: commits now what has been written so far. */
  commitNow(): Promise<void>
  /** In one's turn: nothing is left to commit, because the engine itself took everything back. */
  fail(reason: unknown): void
}

/** Resolves once what was written is on disk, rejects when nothing of it was kept. */
export type Joined = { committed: Promise<void> }

type Group = Joined & { keep: () => void; lose: (reason: unknown) => void }

/**
 * Lets everybody who writes at about the same time share one commit, and with it the wait for the
 * disk. The commit stands in line like everybody else, behind those who came with the first one:
 * whoever comes later shares the next.
 */
export function createSharedCommit(connection: Connection, turns: Turns): SharedCommit {
  let group: Group | undefined

  async function commitNow(): Promise<void> {
    const ending = group
    if (!ending) return
    group = undefined
    try {
      await connection.commit()
      ending.keep()
    } catch (error) {
      ending.lose(error)
      await connection.rollback()
    }
  }

  async function commitInTurn(ending: Group): Promise<void> {
    await turns.take()
    try {
      if (group === ending) await commitNow()
    } finally {
      turns.pass()
    }
  }

  return {
    async join(asked) {
      if (group) return group
      await connection.begin(asked)
      const opened = createGroup()
      group = opened
      // By then every request that has reached this machine has been read, and its writer stands in line.
      setImmediate(() => void commitInTurn(opened))
      return opened
    },
    current: () => group,
    commitNow,
    fail(reason) {
      group?.lose(reason)
      group = undefined
    },
  }
}

function createGroup(): Group {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  // Everybody of the group may have failed by themselves, and wait for nothing.
  promise.catch(() => undefined)
  return { committed: promise, keep: resolve, lose: reject }
}
