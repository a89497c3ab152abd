import * as v from 'valibot'
import { askJson } from '../../ask-json.ts'
import { IntegrationError } from '../../integration-error.ts'
import { ACCEPT, bodyOf } from './answer.ts'

export type TokenSettings = {
  baseUrl: string
  timeoutMs: number
  credentials: { accessToken: string } | { clientId: string; clientSecret: string }
}

type Token = {
  /** Asked for once, however many questions need it. */
  current(): Promise<string>
  /** After this one was refused; false when there is no way to get another. */
  forget(refused: string): boolean
}

export function createToken(settings: TokenSettings): Token {
  const { credentials } = settings
  if ('accessToken' in credentials) {
    return { current: async () => credentials.accessToken, forget: () => false }
  }
  const { clientId, clientSecret } = credentials
  return createIssuedToken(() => requestToken(settings, `${clientId}:${clientSecret}`))
}

function createIssuedToken(request: () => Promise<string>): Token {
  let token: Promise<string> | undefined
  let latest: string | undefined
  return {
    current() {
      token ??= request().then(
        (issued) => {
          latest = issued
          return issued
        },
        (error) => {
          token = undefined
          throw error
        },
      )
      return token
    },
    forget(refused) {
      // Of many questions that were refused together, only the first asks for another token.
      if (refused === latest) {
        token = undefined
        latest = undefined
      }
      return true
    },
  }
}

const answerSchema = v.object({ access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)) })

async function requestToken(settings: TokenSettings, secret: string): Promise<string> {
  const answer = await askJson({
    service: 'vimeo',
    operation: 'token',
    url: new URL(`${settings.baseUrl}/oauth/authorize/client`),
    timeoutMs: settings.timeoutMs,
    headers: { ...ACCEPT, Authorization: `basic ${Buffer.from(secret).toString('base64')}` },
    body: { grant_type: 'client_credentials', scope: 'public' },
  })
  const body = v.safeParse(answerSchema, bodyOf('token', answer))
  if (!body.success) throw new IntegrationError('vimeo', 'token', 'answered without a token')
  return body.output.access_token
}
