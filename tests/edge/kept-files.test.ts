import { expect, test } from 'vitest'
import { testContent } from '../support/site/church.ts'
import { testSite } from '../support/site/server.ts'

const [letter = ''] = Object.keys(testContent().letters)

test.each([
  `/letters/${letter}.pdf`,
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/calendar.ics',
])('%s is built once, whatever its query string', async (address) => {
  const { get, services } = await testSite()
  for (const query of ['', '?n=1', '?n=2', '?month=2026-12', '?_routes=x']) {
    const answer = await get(address + query)
    expect([query, answer.status]).toEqual([query, 200])
    await answer.arrayBuffer()
  }
  expect(services.counted()['page-cache.filled']).toBe(1)
  expect(services.counted()['answer.2xx']).toBe(1)
})
