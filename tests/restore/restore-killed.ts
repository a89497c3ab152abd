import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Kills itself at the nth call that changes a file: a copy halfway, which leaves an incomplete file. */
const STEPS = [
  'chmodSync',
  'chownSync',
  'copyFileSync',
  'fsyncSync',
  'linkSync',
  'renameSync',
  'rmSync',
  'unlinkSync',
] as const
let left = Number(process.env.KILL_AT)

function killAt(name: string, args: unknown[]): void {
  if (left-- > 0) return
  const [from, to] = args
  if (name === 'copyFileSync' && typeof from === 'string' && typeof to === 'string') {
    const content = fs.readFileSync(from)
    fs.writeFileSync(to, content.subarray(0, content.length / 2))
  }
  process.kill(process.pid, 'SIGKILL')
}

for (const name of STEPS) {
  const real: unknown = fs[name]
  if (typeof real !== 'function') throw new Error(`${name} is no function`)
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      killAt(name, args)
      return Reflect.apply(real, fs, args)
    },
  })
}
syncBuiltinESMExports()

const { replaceSqlite } = await import('#database/backup/sqlite-copy.ts')
const [databaseUrl = '', copy = ''] = process.argv.slice(2)
replaceSqlite(databaseUrl, copy)
