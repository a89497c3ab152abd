import { load } from './load.ts'
import { BROTLI, SECONDS, SITE, serveSite } from './measured-site.ts'
import { type Row, row, valueAt } from './table.ts'

const STARTS = 5

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
    const { perSecond } = load(site, `${SITE}/`, { headers: BROTLI })
    asked += perSecond * SECONDS
    memory.push(Math.round(site.memoryMb()))
  }
  await site.stop()
  const [first = 0, last = 0] = [memory.at(0), memory.at(-1)]
  return [
    row('start to first answer', `${valueAt(starts)} ms`, '< 1000 ms', `of ${starts.join(', ')}`),
    row('memory after 200,000 requests', `${last} MB`, '< 200 MB'),
    row('memory on the way there', `${first} → ${last} MB`, 'flat'),
  ]
}
