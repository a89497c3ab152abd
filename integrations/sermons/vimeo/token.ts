import * as v from 'valibot'
import { askJson } from '../../ask-json.ts'
import { IntegrationError } from '../../integration-error.ts'
import { ACCEPT, bodyOf } from './body.ts'

export type TokenSettings = {
  baseUrl: string
  timeoutMs: number
  credentials: { accessToken: string } | { clientId: string; clientSecret: string }
}

export type Token = {
  /** Asked for once, however many questions need it. */
  current(): Promise<string>
  /** After it was refused; false when there is no way to get another. */
  forget(): boolean
}

export function createToken(settings: TokenSettings): Token {
  const { credentials } = settings
  if ('accessToken' in credentials) {
    return { current: async () => credentials.accessToken, forget: () => false }
  }
  const { clientId, clientSecret } = credentials
  let token: Promise<string> | undefined
  return {
    current() {
      token ??= requestToken(settings, `${clientId}:${clientSecret}`).catch((error) => {
        token = undefined
        throw error
      })
      return token
    },
    forget() {
      token = undefined
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
