import type { Sermon } from '#domain/sermons/sermon.ts'
import { IntegrationError } from '#integrations/integration-error.ts'
import type { SermonLibrary } from '#integrations/sermons/port.ts'
import { testContent } from '../../tests/fixtures/church.ts'
import { onlyServices } from '../../tests/fixtures/services.ts'

/** The answer of a provider that is well. */
export function answered<Value>(value: Value) {
  return { ok: true, value, readAt: 0, late: false } as const
}

/** The answer of one that is down and was never heard. */
export const failed = {
  ok: false,
  error: new IntegrationError('vimeo', 'video', 'answered 503', { said: 'Come back later.' }),
} as const

export function trialSermon(id: string, changes: Partial<Sermon> = {}): Sermon {
  return { id, title: `Sermon ${id}`, description: '', tags: [], ...changes }
}

/** Services with a library that knows nothing but what a test says. */
export function servicesWith(library: Partial<SermonLibrary>) {
  const sermons: SermonLibrary = {
    read: async () => failed,
    readAll: async () => failed,
    readOne: async () => failed,
    picture: async () => ({ ok: false, problem: 'no-picture' }),
    ...library,
  }
  return onlyServices({ content: testContent(), sermons })
}
