import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** The server on one core and the load on another, so that neither takes time from the other. */
const SERVER_CORE = 0
export const LOAD_CORE = 1

export function hasTool(name: string): boolean {
  return spawnSync('which', [name], { stdio: 'ignore' }).status === 0
}

export function pinned(core: number, command: string[]): string[] {
  const canPin = hasTool('taskset') && availableParallelism() > LOAD_CORE
  return canPin ? ['taskset', '-c', String(core), ...command] : command
}

export type ServerProcess = {
  /** From the start of the process to its first response. */
  startMs: number
  memoryMb: () => number
  /** CPU time used. On a busy machine it says more than elapsed time. */
  cpuMs: () => number
  stop: () => Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

type Serving = {
  command: string[]
  env?: Record<string, string>
  url: string
}

export async function serve({ command, env, url }: Serving): Promise<ServerProcess> {
  const [program = '', ...args] = pinned(SERVER_CORE, command)
  const started = performance.now()
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  await firstAnswer(url, child)
  return {
    startMs: performance.now() - started,
    // `npm start` runs the server as its child.
    memoryMb: () => Math.max(...withChildren(child.pid ?? 0).map(residentMb)),
    cpuMs: () => withChildren(child.pid ?? 0).reduce((ms, pid) => ms + cpuMsOf(pid), 0),
    stop: () => stop(child),
  }
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 2_000; tries++) {
    if (child.exitCode !== null) throw new Error(`${url} was never served`)
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    if (answer && answer.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`${url} gave no answer`)
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    running.delete(child)
    child.kill('SIGTERM')
  })
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** The process with its children: nginx serves from a child process. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return [pid, ...children.filter((child) => child !== '').map(Number)]
}

const MS_PER_TICK = 10

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}
