import type { Sermon } from '#domain/sermons/sermons.ts'
import type { Said, Transcript } from '#domain/sermons/transcript.ts'
import type { Reading } from '../last-good.ts'

/** What we need of a video provider, in our words. Everything throws an IntegrationError. */
export type SermonProvider = {
  list(page: number): Promise<SermonList>
  listAll(): Promise<SermonList>
  search(words: string, page: number): Promise<SermonList>
  /** All sermons with a tag: what belongs to others is left out, so pages can't be trusted. */
  listByTag(tag: string): Promise<SermonList>
  /** One sermon by its number. Undefined when there is none, or it isn't the church's, or it is private. */
  find(id: string): Promise<Sermon | undefined>
  /** The lines of a sermon's text track, if it has one. */
  textTrack(id: string): Promise<TextTrack | 'none' | 'unreadable'>
}

export type TextTrack = { language?: string; lines: Said[] }

export type SermonList = {
  sermons: Sermon[]
  /** How many there are on all pages. */
  total: number
  /** How many could not be understood and were left out. */
  skipped: number
}

/** Sermons as pages ask for them: at once where they were ever read, and never waiting long. */
export type SermonLibrary = {
  read(listing: SermonListing): Promise<Reading<SermonListPage>>
  readAll(): Promise<Reading<Sermon[]>>
  /** One sermon. Undefined when the provider says that there is none to show. */
  readOne(id: string): Promise<Reading<Sermon | undefined>>
  /** What was said in a sermon: no paragraphs where nobody has written it down. */
  readTranscript(id: string): Promise<Transcript>
  /** Those that were read so far, by the numbers of their sermons. */
  transcripts(): Promise<ReadonlyMap<string, Transcript>>
  /** Reads a few of those that are still missing, so that searches know them. */
  gatherTranscripts(): Promise<void>
  /** A sermon's picture, if it is one of those that were read. */
  picture(id: string): Promise<PictureReading>
}

/** All of them, those of one preacher, or those found by words. The page is what was asked for. */
export type SermonListing = { page: string | null } & (
  | { of: 'all' }
  | { of: 'tag'; tag: string }
  | { of: 'search'; words: string }
)

export type SermonListPage = { sermons: Sermon[]; page: number; pages: number; total: number }

export type SermonPicture = { type: string; bytes: Buffer<ArrayBuffer> }

/** `no-picture` is lasting; with `no-answer` the provider may give it later. */
export type PictureReading =
  | { ok: true; picture: SermonPicture }
  | { ok: false; problem: 'no-picture' | 'no-answer' }
