import { type TestSandbox, testSandbox } from '../sandbox-fixture.ts'

export const accept = 'application/vnd.vimeo.*+json;version=3.4'
export const folder = '/users/100/projects/200/videos'

type Item = {
  uri: string
  name: string
  description: string | null
  created_time: string
  player_embed_url: string
  embed: { html: string }
  tags: { name: string; canonical: string }[]
  pictures: { sizes: { width: number; link: string }[] }
  user: { uri: string }
}

export type Answer = {
  total: number
  page: number
  per_page: number
  paging: { first: string; next: string | null; previous: string | null; last: string }
  data: Item[]
}

/** Asks for a token, with the right credentials unless changed. */
export function askToken(
  trial: TestSandbox,
  changes: Partial<RequestInit> = {},
): Promise<Response> {
  const request = new Request('http://world.test/sandbox/vimeo/oauth/authorize/client', {
    method: 'POST',
    headers: {
      authorization: `basic ${btoa('client:secret')}`,
      accept,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ grant_type: 'client_credentials', scope: 'public' }),
    ...changes,
  })
  return trial.sandbox.fetch(request)
}

/** A reader who has a token. For tests. */
export async function reader(trial = testSandbox()) {
  const { access_token } = await (await askToken(trial)).json()
  const read = (path: string) =>
    trial.get(`/sandbox/vimeo${path}`, { authorization: `bearer ${access_token}`, accept })
  const list = async (path: string): Promise<Answer> => (await read(path)).json()
  return { trial, read, list }
}
