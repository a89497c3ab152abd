import { setTimeout } from 'node:timers/promises'

const TRIES = 500
const BETWEEN_MS = 250

/** On a busy machine the first answers come so late that a page goes out without them. */
export default async function untilProvidersAreHeard(): Promise<void> {
  const address = `http://localhost:${process.env.JOURNEY_PORT}`
  for (let tries = 0; tries < TRIES; tries++) {
    if (await isHeard(address)) return
    await setTimeout(BETWEEN_MS)
  }
  throw new Error(`${address} has heard nothing from its providers`)
}

async function isHeard(address: string): Promise<boolean> {
  const calendar = await fetch(`${address}/calendar.ics`)
  await calendar.body?.cancel()
  const sermons = await (await fetch(`${address}/sermons?page=2`)).text()
  return calendar.ok && sermons.includes('class="sermon card"')
}
