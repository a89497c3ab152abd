import { expect } from 'vitest'
import { testSite } from './site-fixture.ts'

/** A site and a function that reads its pages, expecting this status. */
export async function readPages(wanted: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(wanted)
  const read = async (path: string, status = 200): Promise<string> => {
    const answer = await fetch(site.url + path)
    expect([path, answer.status]).toEqual([path, status])
    return answer.text()
  }
  return { ...site, read }
}
