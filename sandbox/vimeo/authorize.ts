import { bodyFields } from '../body-fields.ts'
import type { Tokens } from './tokens.ts'
import { vimeoError, vimeoJson } from './vimeo-answer.ts'

/** `POST /oauth/authorize/client`: a token for whoever knows the client's secret. */
export async function authorize(request: Request, tokens: Tokens): Promise<Response> {
  if (!asksKnownVersion(request.headers.get('accept') ?? '')) return vimeoError('unknown-version')
  const fields = await bodyFields(request)
  if (fields.get('grant_type') !== 'client_credentials') return vimeoError('invalid-input')
  const token = tokens.issue(request.headers.get('authorization') ?? '')
  if (token === null) return vimeoError('bad-client')
  return vimeoJson({
    access_token: token,
    token_type: 'bearer',
    // Whatever scope was requested: this grant allows only public data.
    scope: 'public',
    app: { name: 'Sample Church site', uri: '/apps/123456' },
  })
}

function asksKnownVersion(accept: string): boolean {
  return !accept.includes('vnd.vimeo') || /version=3\.\d/.test(accept)
}
