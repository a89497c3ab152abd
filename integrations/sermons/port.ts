import type { Sermon } from '#domain/sermons/sermons.ts'
import type { SpokenText, Transcript } from '#domain/sermons/transcript.ts'
import type { Reading } from '../last-good.ts'

/** Everything throws an IntegrationError. */
export type SermonProvider = {
  list(page: number): Promise<SermonList>
  listAll(): Promise<SermonList>
  search(words: string, page: number): Promise<SermonList>
  /** What belongs to others is left out, so the provider's pages can't be trusted. */
  listByTag(tag: string): Promise<SermonList>
  /** Undefined when there is none, or it isn't the church's, or it is private. */
  find(id: string): Promise<Sermon | undefined>
  textTrack(id: string): Promise<TextTrack | 'none' | 'unreadable'>
}

export type TextTrack = { language?: string; lines: SpokenText[] }

export type SermonList = {
  sermons: Sermon[]
  /** It counts all pages. */
  total: number
  /** So many could not be understood and were left out. */
  skipped: number
}

/** It answers at once where they were ever read, and never waits long. */
export type SermonLibrary = {
  read(listing: SermonListing): Promise<Reading<SermonListPage>>
  readAll(): Promise<Reading<Sermon[]>>
  /** Undefined when the provider says that there is none to show. */
  readOne(id: string): Promise<Reading<Sermon | undefined>>
  /** It has no paragraphs where nobody has written down what was said. */
  readTranscript(id: string): Promise<Transcript>
  /** They are by the numbers of their sermons, as far as they were read. */
  transcripts(): Promise<ReadonlyMap<string, Transcript>>
  /** Searches know a few more of them each time. */
  gatherTranscripts(): Promise<void>
  picture(id: string): Promise<PictureReading>
}

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
