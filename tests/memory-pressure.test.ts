import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runs } from './support/long.ts'
import { SENT_GIFT } from './support/people.ts'
import { postForm } from './support/site/pages.ts'
import { isReady, startSiteProcess } from './support/site/process.ts'

/** A quarter of the usual memory; a leak would end the process. */
const LITTLE = '--max-old-space-size=64 --max-semi-space-size=4'

const ROUNDS = runs(15, 2_000)

test('with little memory the site keeps running, because it does not leak', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'narthex-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const DATABASE_URL = `file:${folder}/church.db`
  const site = await startSiteProcess({ DATABASE_URL, NODE_OPTIONS: LITTLE })
  const statuses = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const asked = [
      postForm(`${site.url}/give`, { ...SENT_GIFT, firstname: `Giver ${round}` }),
      fetch(`${site.url}/sermons?play=${round}`),
      fetch(`${site.url}/calendar?month=2027-${String((round % 12) + 1).padStart(2, '0')}`),
      fetch(`${site.url}/no/such/page/${round}`),
    ]
    for (const answer of await Promise.all(asked)) {
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  expect(Object.fromEntries(statuses)).toEqual({ 302: ROUNDS, 200: 2 * ROUNDS, 404: ROUNDS })
  expect(await isReady(site)).toBe(true)
})
