import type { Sermon } from '#domain/sermons/sermons.ts'
import type { CalendarReader } from '#integrations/calendar/port.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import type { SermonLibrary } from '#integrations/sermons/port.ts'
import { testContent } from './church.ts'
import { onlyServices } from './services.ts'

export const emptyCalendar: CalendarReader = {
  embed: undefined,
  read: async () => ({ ok: true, value: { events: [], skipped: 0 }, readAt: 0, late: false }),
}

export function providerAnswer<Value>(value: Value) {
  return { ok: true, value, readAt: 0, late: false } as const
}

export const providerFault = {
  ok: false,
  error: new IntegrationError('vimeo', 'video', 'answered 503', { said: 'Come back later.' }),
} as const

export function testSermon(id: string, changes: Partial<Sermon> = {}): Sermon {
  return { id, title: `Sermon ${id}`, description: '', tags: [], ...changes }
}

/** Services with a library that knows nothing but what a test says. */
export function servicesWithSermons(library: Partial<SermonLibrary>) {
  const sermons: SermonLibrary = {
    read: async () => providerFault,
    readAll: async () => providerFault,
    readOne: async () => providerFault,
    readTranscript: async () => ({ paragraphs: [] }),
    transcripts: async () => new Map(),
    gatherTranscripts: async () => undefined,
    picture: async () => ({ ok: false, problem: 'no-picture' }),
    ...library,
  }
  return onlyServices({ content: testContent(), sermons })
}
