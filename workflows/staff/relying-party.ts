import type { Services } from '#workflows/services.ts'

export const CHALLENGE_MS = 5 * 60_000

/** The site as passkeys know it: they belong to one host name, and are used at one origin. */
export function relyingParty({ publicUrl }: Services) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}
