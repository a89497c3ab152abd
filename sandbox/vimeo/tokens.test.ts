import { expect, test } from 'vitest'
import {
  askToken,
  testSandbox,
  VIMEO_FOLDER,
  VIMEO_JSON,
  vimeoReader,
} from '../../tests/support/site/sandbox.ts'

test('the client gets a token for public things only', async () => {
  const answer = await (await askToken(testSandbox())).json()
  expect(answer).toMatchObject({ token_type: 'bearer', scope: 'public' })
  expect(answer.access_token).toMatch(/^[0-9a-f]{32}$/)
})

test('the token can also be asked for with a form', async () => {
  const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'public private' })
  const headers = { authorization: `Basic ${btoa('client:secret')}`, accept: VIMEO_JSON }
  const answer = await askToken(testSandbox(), { headers, body })
  expect(await answer.json()).toMatchObject({ scope: 'public' })
})

test.each([
  [
    'a wrong secret',
    { authorization: `basic ${btoa('client:wrong')}`, accept: VIMEO_JSON },
    401,
    8001,
  ],
  ['no credentials', { accept: VIMEO_JSON }, 401, 8001],
  [
    'an old version',
    {
      authorization: `basic ${btoa('client:secret')}`,
      accept: 'application/vnd.vimeo.*+json;version=2.0',
    },
    400,
    2204,
  ],
])('a token request with %s is refused', async (_, headers, status, code) => {
  const body = new URLSearchParams({ grant_type: 'client_credentials' })
  const answer = await askToken(testSandbox(), { headers, body })
  expect(answer.status).toBe(status)
  expect((await answer.json()).error_code).toBe(code)
})

test('a token request that is no JSON is refused', async () => {
  expect((await askToken(testSandbox(), { body: '{"grant_type":' })).status).toBe(400)
})

test('reading needs a token, and a token may expire', async () => {
  const { trial, read } = await vimeoReader()
  expect((await read(VIMEO_FOLDER)).status).toBe(200)
  trial.sandbox.expireVimeoTokens()
  const answer = await read(VIMEO_FOLDER)
  expect(answer.status).toBe(401)
  expect((await answer.json()).error_code).toBe(8003)
  expect((await trial.get(`/sandbox/vimeo${VIMEO_FOLDER}`)).status).toBe(401)
})

test('a personal access token needs no asking', async () => {
  const vimeo = { clientId: '', clientSecret: '', userId: '100', projectId: '200' }
  const trial = testSandbox({ vimeo: { ...vimeo, accessToken: 'mine' } })
  const headers = { authorization: 'Bearer mine' }
  expect((await trial.get(`/sandbox/vimeo${VIMEO_FOLDER}`, headers)).status).toBe(200)
})
