import type { KyselyPlugin } from 'kysely'
import type { Db } from '#database/engine/open.ts'

export class Crash extends Error {}

/** A database that fails before its nth query, as if the process had died: the transaction is rolled back. */
export function crashingAt(db: Db, query: number): Db {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count++
      if (count >= query) throw new Crash(`before query ${count}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

/** The control: the same database without transactions, and so without lasting locks. */
export function unguarded(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') {
        return () => ({ execute: (work: (tx: Db) => Promise<unknown>) => work(target) })
      }
      if (name === 'withPlugin') {
        return (plugin: KyselyPlugin) => unguarded(target.withPlugin(plugin))
      }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
