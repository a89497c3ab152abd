import type { Engine } from '#database/engine/open.ts'
import { SITE } from '../measured-site.ts'
import type { Served } from '../processes.ts'
import { type Row, row } from '../table.ts'

const EXPORTED = '/office/registrations.csv?conference=bench0'

/**
 * Exports a tenth of all three times. With the first V8 lets its heap grow to what it likes to use;
 * whatever grows after that would be kept by mistake.
 */
export async function measureExport(site: Served, engine: Engine, cookie: string): Promise<Row[]> {
  const first = await takeExport(site, cookie)
  const second = await takeExport(site, cookie)
  const third = await takeExport(site, cookie)
  const lines = `${first.lines} lines, ${(first.bytes / 1e6).toFixed(0)} MB`
  const memory = (before: number, after: number) =>
    `${before.toFixed(0)} → ${after.toFixed(0)} MB of memory`
  const inSeconds = ({ seconds }: typeof first) => `${seconds.toFixed(1)} s`
  const grown = memory(first.before, first.max)
  return [
    row(`${engine}: first export, ${lines}`, grown, '–', inSeconds(first)),
    row(`${engine}: third export`, memory(second.max, third.max), 'flat', inSeconds(third)),
  ]
}

async function takeExport(site: Served, cookie: string) {
  const before = site.memoryMb()
  const started = performance.now()
  const answer = await fetch(`${SITE}${EXPORTED}`, { headers: { Cookie: cookie } })
  let [bytes, lines, max] = [0, 0, before]
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    lines += piece.reduce((count: number, byte: number) => count + Number(byte === NEW_LINE), 0)
    max = Math.max(max, site.memoryMb())
  }
  return { before, max, bytes, lines, seconds: (performance.now() - started) / 1_000 }
}

const NEW_LINE = 10
