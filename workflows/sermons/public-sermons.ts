import type { Sermon } from '#domain/sermons/sermon.ts'
import type { Services } from '#workflows/services.ts'

/** The sermons that search engines may be told of. Undefined while they were never read. */
export async function publicSermons({ sermons }: Services): Promise<Sermon[] | undefined> {
  const reading = await sermons.readAll()
  return reading.ok ? reading.value.filter(({ unlisted }) => !unlisted) : undefined
}
