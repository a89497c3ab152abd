import { expect, test } from 'vitest'
import { apiRecord } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

test('a registration sent twice with one key is stored once and answered the same', async () => {
  const { services, site } = await testSite()
  const send = async (key: string, records: unknown) => {
    const request = new Request('http://church.test/api/register/new', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(records),
    })
    const answer = await site.fetch(request)
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      json: await answer.json(),
    }
  }
  const first = await send('one-key', [apiRecord()])
  expect(first).toMatchObject({ status: 201, json: { txnid: expect.any(String) } })
  expect(await send('one-key', [apiRecord()])).toEqual(first)
  expect(await send('one-key', [apiRecord({ firstname: 'Maya' })])).toEqual({
    status: 422,
    type: 'application/json',
    json: { errors: [{ path: '', message: 'This Idempotency-Key was used for another body.' }] },
  })
  expect(await send('x'.repeat(300), [apiRecord()])).toMatchObject({ status: 400 })
  expect(await services.db.selectFrom('registration').selectAll().execute()).toHaveLength(1)
})
