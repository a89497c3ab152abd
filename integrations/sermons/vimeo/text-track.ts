import * as v from 'valibot'
import { readLimited } from '#integrations/ask-json.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import type { TextTrack } from '../port.ts'
import { readWebVtt } from '../web-vtt.ts'

export type TrackSettings = {
  timeoutMs: number
  captionOrigins: readonly string[]
  /** This server may reach an address that is meant for browsers at another one. */
  reach?: (address: string) => string
}

export const TRACK_FIELDS = 'active,type,language,link,provenance'

const trackSchema = v.object({
  active: v.literal(true),
  type: v.picklist(['subtitles', 'captions']),
  /** `en`, or `en-x-autogen` for one that a machine has heard. */
  language: v.fallback(v.nullish(v.string()), null),
  link: v.pipe(v.string(), v.url()),
  provenance: v.fallback(v.nullish(v.string()), null),
})

const listSchema = v.object({ data: v.array(v.unknown()) })

/** What a person has written comes before what a machine has heard. */
export async function readTextTrack(
  body: unknown,
  { timeoutMs, captionOrigins, reach = (address) => address }: TrackSettings,
): Promise<TextTrack | 'none' | 'unreadable'> {
  const list = v.safeParse(listSchema, body)
  if (!list.success) throw new IntegrationError('vimeo', 'text-tracks', 'answered without a list')
  const tracks = list.output.data
    .flatMap((item) => {
      const track = v.safeParse(trackSchema, item)
      return track.success ? [track.output] : []
    })
    .filter(({ link }) => captionOrigins.includes(new URL(link).origin))
    // Vimeo can translate a video, which was not said.
    .filter(({ provenance }) => !provenance?.includes('dubbed'))
    .toSorted((one, other) => Number(isHeard(one)) - Number(isHeard(other)))
  const [track] = tracks
  if (!track) return 'none'
  const lines = readWebVtt(await readFile(reach(track.link), timeoutMs))
  const [language] = /^[a-z]{2,3}/i.exec(track.language ?? '') ?? []
  return lines ? { ...(language && { language }), lines } : 'unreadable'
}

function isHeard({ language }: { language?: string | null | undefined }): boolean {
  return language?.includes('-x-autogen') ?? false
}

/** Three hours of speech have about 300 KB. */
const MAX_BYTES = 2_000_000

async function readFile(address: string, timeoutMs: number): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { redirect: 'error', signal })
    if (response.status >= 500) throw new Error(`answered ${response.status}`)
    // What the address of a track says instead of one is not readable either.
    return (await readLimited(response, MAX_BYTES)).toString('utf8')
  } catch (cause) {
    throw new IntegrationError('vimeo', 'text-track', 'no text track', { cause })
  }
}
