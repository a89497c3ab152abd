import type { Services } from '#workflows/services.ts'

/** What the workflows of sermons reach. */
export type SermonServices = Pick<Services, 'content' | 'sermons'>
