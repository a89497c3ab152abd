import { load } from './load.ts'
import { BROTLI, SECONDS, SITE, serveSite } from './measured-site.ts'
import { type Row, valueAt } from './table.ts'

const STARTS = 5

/** Measures the time from start to first response, and memory after many requests. */
export async function startAndMemory(): Promise<Row[]> {
  const starts: number[] = []
  for (let start = 0; start < STARTS; start++) {
    const started = await serveSite()
    starts.push(Math.round(started.startMs))
    await started.stop()
  }
  const site = await serveSite()
  const memory: number[] = []
  for (let asked = 0; asked < 200_000; ) {
    const { perSecond } = load({ served: site, url: `${SITE}/`, seconds: SECONDS, headers: BROTLI })
    asked += perSecond * SECONDS
    memory.push(Math.round(site.memoryMb()))
  }
  await site.stop()
  const [first = 0, last = 0] = [memory.at(0), memory.at(-1)]
  return [
    {
      name: 'start to first answer',
      figure: `${valueAt(starts)} ms`,
      target: '< 1000 ms',
      detail: `${STARTS} starts, from ${Math.min(...starts)} to ${Math.max(...starts)} ms`,
    },
    { name: 'memory after 200,000 requests', figure: `${last} MB`, target: '< 200 MB' },
    { name: 'memory on the way there', figure: `${first} → ${last} MB`, target: 'flat' },
  ]
}
