import { inIndia } from '../clock.ts'
import {
  foreignVideos,
  type SampleSermon,
  sampleSermons,
  speakers,
  withheldVideos,
} from './sample-sermons.ts'

export type Video = {
  id: string
  name: string
  description: string | null
  /** As people wrote them; the address of a tag is its lower-case slug. */
  tags: readonly string[]
  seconds: number
  language: string | null
  view: 'anybody' | NonNullable<SampleSermon['view']>
  createdAt: Date
  owner: { id: string; name: string }
}

const weekMs = 7 * 86_400_000

/** The church's sermons, newest first: last Sunday's, and one for each Sunday before. */
export function churchVideos(userId: string, now: Date): Video[] {
  const owner = churchOwner(userId)
  const newest = lastSundayNoon(now)
  const sermons = sampleSermons()
  return sermons.map((sermon, weeks) => ({
    // Numbered from the oldest, so that a new sermon at the top does not renumber the others.
    ...videoOf(sermon, 700_000_000 + sermons.length - weeks),
    createdAt: new Date(newest - weeks * weekMs),
    owner,
  }))
}

/** What the church keeps to itself: known to whoever asks by its number with the church's own token. */
export function churchWithheldVideos(userId: string, now: Date): Video[] {
  return withheldVideos().map((video, place) => ({
    ...videoOf(video, 710_000_001 + place),
    createdAt: new Date(lastSundayNoon(now) - place * weekMs),
    owner: churchOwner(userId),
  }))
}

/** What else Vimeo finds under the same tags. */
export function strangersVideos(now: Date): Video[] {
  return foreignVideos().map((video, place) => ({
    ...videoOf(video, 800_000_001 + place),
    createdAt: new Date(now.getTime() - place * weekMs),
    owner: { id: `9000${place}`, name: 'Somebody Else' },
  }))
}

export function tagSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-')
}

function churchOwner(userId: string): Video['owner'] {
  return { id: userId, name: 'Sample Church' }
}

function videoOf(sample: SampleSermon, number: number): Omit<Video, 'createdAt' | 'owner'> {
  const { title, about, speaker, topics, minutes, language = null, view = 'anybody' } = sample
  return {
    id: String(number),
    name: title,
    description: about,
    tags: [speakers[speaker], ...topics],
    seconds: minutes * 60 + (number % 60),
    language,
    view,
  }
}

function lastSundayNoon(now: Date): number {
  const noon = Date.parse(`${inIndia(now).date}T06:30:00Z`)
  const sunday = noon - new Date(noon).getUTCDay() * 86_400_000
  return sunday > now.getTime() ? sunday - weekMs : sunday
}
