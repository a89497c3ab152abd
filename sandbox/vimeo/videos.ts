import { inIndia } from '../clock.ts'
import { lazySamples } from '../lazy-samples.ts'

/** These tags say who is speaking. Six are preachers, and two are for everyone else. */
export const speakers = {
  daniel: 'pastor-daniel-samuel',
  esther: 'pastor-esther-daniel',
  arun: 'pastor-arun-prakash',
  rachel: 'dr-rachel-thomas',
  selvam: 'pastor-john-selvam',
  vikram: 'brother-vikram-rao',
  elder: 'elder-mathew-george',
  guest: 'guest-speaker',
} as const

type SampleSermon = {
  title: string
  speaker: keyof typeof speakers
  topics: readonly string[]
  minutes: number
  about: string | null
  language?: string | null
  /** Vimeo calls it `privacy.view`; everybody may see a video that doesn't say. */
  view?: 'nobody' | 'password' | 'unlisted'
}

function samples(file: string): () => readonly SampleSermon[] {
  return lazySamples(new URL(file, import.meta.url))
}

/** Newest first, one for each Sunday. Like a real church, this one has not told Vimeo every language. */
const sampleSermons = samples('./sample-sermons.json')
/** A tag on Vimeo belongs to everybody. */
const foreignVideos = samples('./foreign-videos.json')
/** They are in no folder and not for everybody. */
const withheldVideos = samples('./withheld-videos.json')

export type Video = ReturnType<typeof videoOf>

const weekMs = 7 * 86_400_000

export function churchVideos(userId: string, now: Date): Video[] {
  const newest = lastSundayNoon(now)
  return sampleSermons().map((sermon, weeks, { length }) =>
    // They are numbered from the oldest, so that a new sermon at the top does not renumber the others.
    videoOf(sermon, 700_000_000 + length - weeks, newest - weeks * weekMs, churchOwner(userId)),
  )
}

/** Whoever asks by the number with the church's own token knows these. */
export function churchWithheldVideos(userId: string, now: Date): Video[] {
  const newest = lastSundayNoon(now)
  return withheldVideos().map((video, place) =>
    videoOf(video, 710_000_001 + place, newest - place * weekMs, churchOwner(userId)),
  )
}

export function strangersVideos(now: Date): Video[] {
  return foreignVideos().map((video, place) => {
    const owner = { id: `9000${place}`, name: 'Somebody Else' }
    return videoOf(video, 800_000_001 + place, now.getTime() - place * weekMs, owner)
  })
}

export function tagSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-')
}

function churchOwner(id: string) {
  return { id, name: 'Sample Church' }
}

function videoOf(
  { title, about, speaker, topics, minutes, language = null, view }: SampleSermon,
  number: number,
  createdMs: number,
  owner: ReturnType<typeof churchOwner>,
) {
  return {
    id: String(number),
    name: title,
    description: about,
    /** As people wrote them; the address of a tag is its lower-case slug. */
    tags: [speakers[speaker], ...topics],
    seconds: minutes * 60 + (number % 60),
    language,
    view: view ?? 'anybody',
    createdAt: new Date(createdMs),
    owner,
  }
}

function lastSundayNoon(now: Date): number {
  const noon = Date.parse(`${inIndia(now).date}T06:30:00Z`)
  const sunday = noon - new Date(noon).getUTCDay() * 86_400_000
  return sunday > now.getTime() ? sunday - weekMs : sunday
}
