import { execFileSync } from 'node:child_process'
import { SECONDS } from './measured-site.ts'
import { LOAD_CORE, pinned, type ServerProcess } from './processes.ts'

export type Load = { perSecond: number; p99Ms: number; failed: number; cpuMicros: number }

export type Asking = {
  headers?: Record<string, string>
  script?: string
}

export function load(served: ServerProcess, url: string, { headers = {}, script }: Asking): Load {
  const [program = '', ...args] = pinned(LOAD_CORE, [
    'wrk',
    ...['-t1', '-c32', `-d${SECONDS}s`, '--latency'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
  ])
  const cpuBefore = served.cpuMs()
  const said = execFileSync(program, args, { encoding: 'utf8' })
  const asked = Number(/(\d+) requests in/.exec(said)?.[1])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    cpuMicros: ((served.cpuMs() - cpuBefore) * 1000) / asked,
    p99Ms: readMs(/99%\s+([\d.]+)(us|ms|s)/.exec(said)),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0),
  }
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

function readMs(match: RegExpExecArray | null): number {
  return Number(match?.[1]) * (UNITS[match?.[2] ?? ''] ?? Number.NaN)
}
