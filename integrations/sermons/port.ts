import type { Sermon } from '#domain/sermons/sermon.ts'

/** What we need of a video provider, in our words. Everything throws an IntegrationError. */
export type SermonProvider = {
  /** One page of all sermons, newest first. */
  list(page: number): Promise<SermonList>
  /** One page of those that are found by words. */
  search(words: string, page: number): Promise<SermonList>
  /** All sermons with a tag: what belongs to others is left out, so pages can't be trusted. */
  listByTag(tag: string): Promise<SermonList>
}

export type SermonList = {
  sermons: Sermon[]
  /** How many there are on all pages. */
  total: number
  /** How many could not be understood and were left out. */
  skipped: number
}
