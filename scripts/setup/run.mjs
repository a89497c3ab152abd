import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export async function step(words, work) {
  const started = Date.now()
  process.stdout.write(`${words} `)
  const dots = setInterval(() => process.stdout.write('.'), 1_000)
  await work()
  clearInterval(dots)
  process.stdout.write(` done in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const running = new Set()

/** If it fails, prints why and exits. `mayBeKilled` is for when the set-up ends early. */
export function run(command, args, { mayBeKilled = true } = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const signal of SIGNALS) process.off(signal, stop).on(signal, stop)
  if (mayBeKilled) running.add(child)
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => refuse(`\n${command} can't be run: ${error.message}`))
    child.on('close', (code) => {
      running.delete(child)
      if (code === 0) return resolve()
      const text = Buffer.concat(output).toString()
      const shown = [command, ...args].join(' ')
      refuse(`\n${explain(text) ?? `${text}\n"${shown}" failed.`}`)
    })
  })
}

/** The commands that still run end too: npm would go on in the background and disturb the next start. */
function stop() {
  for (const child of running) child.kill('SIGKILL')
  process.exit(1)
}

/**
 * Windows can't spawn `npm` without a shell. npm's own Node runs it: this process may be run by the pinned
 * one, which is deleted before the packages are installed again.
 */
export function runNpm(args) {
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  return npm ? run(node, [npm, ...args]) : run('npm', args)
}

/** npm passes a signal on to its shell only, and the shell ends without its children. */
export function endWithParent() {
  const parent = process.ppid
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
  if (process.env.npm_execpath) setInterval(look, 500).unref()
}

/** By the channel the site notices when this process was killed, and ends too. */
export function runInstead(args) {
  const env = withPinnedNode()
  // npm sets NODE_ENV to production when it omits development packages. That does not make this a
  // public site.
  if (/\bdev\b/.test(env.npm_config_omit ?? '')) delete env.NODE_ENV
  const child = spawn('node', args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of SIGNALS) process.off(signal, stop).on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** The pinned Node is first in PATH, if it is installed. */
export function withPinnedNode() {
  const found = [path.resolve('node_modules/.bin'), process.env.PATH]
  return { ...process.env, PATH: found.join(path.delimiter) }
}

export function succeeds(command, args, options) {
  return spawnSync(command, args, { stdio: 'ignore', ...options }).status === 0
}

export function refuse(words) {
  process.stderr.write(`${words}\n`)
  stop()
}

const CAUSES = [
  [/\bENOSPC\b/, 'The disk is full: please make room (about 1 GB) and run the same command again.'],
  [
    /\b(EROFS|EACCES|EPERM)\b/,
    "This folder can't be written to: please use one that belongs to you, or give yourself the right to write here.",
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED)\b/,
    "npm can't reach its registry: please check the network (or npm's proxy setting) and run the same command again.",
  ],
]

/** @returns {string | undefined} One sentence for a failed command's output, where its cause is known. */
export function explain(output) {
  return CAUSES.find(([code]) => code.test(output))?.[1]
}

/** The marker is removed before the work and written after it, so that interrupted work is repeated. */
export async function onceFor(marker, digest, work) {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === digest) return
  rmSync(marker, { force: true })
  await work()
  mkdirSync(path.dirname(marker), { recursive: true })
  writeFileSync(marker, digest)
}

export function digestOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
