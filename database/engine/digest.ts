import { createHash, randomBytes } from 'node:crypto'

/** For an address or a cookie: nobody can guess it. */
export function newSecret(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** Stored in place of a secret, so that the database does not reveal one that can be used. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
