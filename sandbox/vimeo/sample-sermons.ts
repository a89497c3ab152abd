import { lazySamples } from '../lazy-samples.ts'

/** The tags that say who is speaking. Six preachers, and two tags for everyone else. */
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

type Speaker = keyof typeof speakers

export type SampleSermon = {
  title: string
  speaker: Speaker
  topics: readonly string[]
  minutes: number
  about: string | null
  /** What Vimeo calls `language`, where the church has filled it in. */
  language?: string
  /** Who may see it, everybody unless it says so: Vimeo's `privacy.view`. */
  view?: 'nobody' | 'password' | 'unlisted'
}

/**
 * Invented sermons, newest first, one for each Sunday. Like a real church, this one has not told Vimeo the
 * language of each.
 */
export const sampleSermons = lazySamples<readonly SampleSermon[]>(
  new URL('./sample-sermons.json', import.meta.url),
)

/** Other people's videos with the same tags: a tag on Vimeo belongs to everybody. */
export const foreignVideos = lazySamples<readonly SampleSermon[]>(
  new URL('./foreign-videos.json', import.meta.url),
)

/** Videos of the church's account that are in no folder and not for everybody. */
export const withheldVideos = lazySamples<readonly SampleSermon[]>(
  new URL('./withheld-videos.json', import.meta.url),
)
