import { randomBytes } from 'node:crypto'

export type Tokens = {
  /** An access token for the right client, or null. */
  issue(authorization: string): string | null
  accepts(authorization: string): boolean
  /** Whether it is the church's own access token, which also reads what others may not see. */
  isOwner(authorization: string): boolean
  expireAll(): void
}

type Client = { clientId: string; clientSecret: string; accessToken?: string }

const mostTokens = 100

export function createTokens({ clientId, clientSecret, accessToken }: Client): Tokens {
  const valid = new Set<string>()
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')

  function issue(authorization: string): string | null {
    if (valueAfter('basic', authorization) !== credentials) return null
    const token = randomBytes(16).toString('hex')
    valid.add(token)
    const [oldest = ''] = valid
    if (valid.size > mostTokens) valid.delete(oldest)
    return token
  }

  function accepts(authorization: string): boolean {
    const token = valueAfter('bearer', authorization)
    return token !== null && (valid.has(token) || token === accessToken)
  }

  function isOwner(authorization: string): boolean {
    return accessToken !== undefined && valueAfter('bearer', authorization) === accessToken
  }

  return { issue, accepts, isOwner, expireAll: () => valid.clear() }
}

function valueAfter(scheme: string, authorization: string): string | null {
  const [word = '', value = ''] = authorization.split(' ')
  return word.toLowerCase() === scheme && value !== '' ? value : null
}
