import * as v from 'valibot'
import { isLoopback } from '#integrations/is-loopback.ts'
import { httpsOrLoopback, type RawSettings, readTogether } from './config-rules.ts'

export type SermonsConfig = {
  baseUrl: string
  credentials: { accessToken: string } | { clientId: string; clientSecret: string }
  userId: string
  projectId: string
  /** The hosts that players and pictures may come from. */
  playerOrigins: string[]
  pictureOrigins: string[]
}

const placeInAddress = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/, 'must be letters, digits, hyphens and underscores only'),
)

export const sermonSettings = {
  VIMEO_BASE_URL: v.optional(httpsOrLoopback),
  VIMEO_CLIENT_ID: v.optional(v.string()),
  VIMEO_CLIENT_SECRET: v.optional(v.string()),
  VIMEO_ACCESS_TOKEN: v.optional(v.string()),
  VIMEO_USER_ID: v.optional(placeInAddress),
  VIMEO_PROJECT_ID: v.optional(placeInAddress),
}

const schema = v.object(sermonSettings)

/** Client credentials are not needed when there is an access token of the church's account. */
export function readSermonsTogether(raw: RawSettings) {
  const proof = raw.VIMEO_ACCESS_TOKEN
    ? ['VIMEO_ACCESS_TOKEN']
    : ['VIMEO_CLIENT_ID', 'VIMEO_CLIENT_SECRET']
  return readTogether(raw, ['VIMEO_BASE_URL', ...proof, 'VIMEO_USER_ID', 'VIMEO_PROJECT_ID'])
}

export function sermonsConfig(
  given: v.InferOutput<typeof schema>,
  sandbox: { url: string; origin: string },
): SermonsConfig {
  const baseUrl = given.VIMEO_BASE_URL ?? `${sandbox.url}/vimeo`
  const standIn = given.VIMEO_BASE_URL ? standInOrigins(baseUrl) : [sandbox.origin]
  return {
    baseUrl,
    credentials: given.VIMEO_ACCESS_TOKEN
      ? { accessToken: given.VIMEO_ACCESS_TOKEN }
      : {
          clientId: given.VIMEO_CLIENT_ID ?? 'sandbox',
          clientSecret: given.VIMEO_CLIENT_SECRET ?? 'sandbox',
        },
    userId: given.VIMEO_USER_ID ?? '100',
    projectId: given.VIMEO_PROJECT_ID ?? '200',
    playerOrigins: ['https://player.vimeo.com', ...standIn],
    pictureOrigins: ['https://i.vimeocdn.com', ...standIn],
  }
}

/** A stand-in for Vimeo on this machine serves its own players and pictures. */
function standInOrigins(baseUrl: string): string[] {
  return isLoopback(baseUrl) ? [new URL(baseUrl).origin] : []
}
