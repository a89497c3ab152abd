import { expect, test } from 'vitest'
import { beginProcess } from './own-process.ts'

/** The operator reads one sentence about what is wrong, without a stack trace. */
test.each([
  ['a database that is not there', 'postgres://church:secret@127.0.0.1:1/church', 'ECONNREFUSED'],
  ['a folder that is a file', 'file:package.json/church.db', 'EEXIST'],
])('with %s the site names the problem and exits', async (_name, databaseUrl, reason) => {
  const site = await beginProcess({ DATABASE_URL: databaseUrl })
  expect(await site.ended).toBe(1)
  expect(site.written()).toMatch(new RegExp(`^The records can't be opened: .*${reason}.*\n$`))
  expect(site.written()).not.toContain('secret')
})
