import type { Sermon } from '#domain/sermons/sermon.ts'
import type { Services } from '#workflows/services.ts'

/** The newest sermon. Undefined when there is none, or none was ever read. */
export async function newestSermon({ sermons }: Services): Promise<Sermon | undefined> {
  const reading = await sermons.read({ of: 'all', page: null })
  return reading.ok ? reading.value.sermons[0] : undefined
}
