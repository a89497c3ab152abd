import { type Answer, askJson } from '../../ask-json.ts'
import { createPause } from '../../pause.ts'
import { ACCEPT, bodyOf } from './body.ts'
import { createToken, type TokenSettings } from './token.ts'

export type ReadSettings = TokenSettings & { userId: string; now: () => Date }

type VimeoReads = {
  /** The body of an answer, or an IntegrationError with Vimeo's own words. */
  read(operation: string, path: string, query: Record<string, string>): Promise<unknown>
}

/** Reads with a token that is kept, renewed once when Vimeo has forgotten it, and not too often. */
export function createVimeoReads(settings: ReadSettings): VimeoReads {
  const token = createToken(settings)
  const pause = createPause('vimeo', settings.now)

  async function ask(operation: string, url: URL): Promise<Answer & { bearer: string }> {
    pause.check(operation)
    const bearer = await token.current()
    const answer = await askJson({
      service: 'vimeo',
      operation,
      url,
      timeoutMs: settings.timeoutMs,
      headers: { ...ACCEPT, Authorization: `bearer ${bearer}` },
    })
    pause.note(answer)
    return { ...answer, bearer }
  }

  return {
    async read(operation, path, query) {
      const url = new URL(`${settings.baseUrl}${path}?${new URLSearchParams(query)}`)
      let answer = await ask(operation, url)
      if (answer.status === 401 && token.forget(answer.bearer)) answer = await ask(operation, url)
      if (answer.status === 404 && NOT_THERE.has(operation)) return NOT_THERE.get(operation)
      return bodyOf(operation, answer)
    },
  }
}

/** Where 404 is an answer and no fault: a tag that nobody uses has no videos, a video may be gone. */
const NOT_THERE: ReadonlyMap<string, unknown> = new Map([
  ['tag', { total: 0, data: [] }],
  ['video', null],
])
