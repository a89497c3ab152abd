import { type Preacher, preachersOf } from '#domain/sermons/preacher.ts'
import type { Sermon } from '#domain/sermons/sermon.ts'
import { isSermonId } from '#domain/sermons/sermon-id.ts'
import type { Services } from '#workflows/services.ts'
import { saidBy } from './listed-sermons.ts'

export type ReadSermon =
  | {
      ok: true
      sermon: Sermon
      /** The provider has not been able to say it again for a while. */
      late: boolean
      /** The first preacher, and their newest other sermons. */
      preacher: Preacher | undefined
      others: Sermon[]
    }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'provider-down'; said: string | undefined }

const MAX_OTHERS = 3

/** One sermon by the provider's number, from the last good answer while the provider is down. */
export async function readSermon(services: Services, id: string): Promise<ReadSermon> {
  if (!isSermonId(id)) return NOT_FOUND
  const { sermons, content } = services
  const [one, all] = await Promise.all([sermons.readOne(id), sermons.readAll()])
  const known = all.ok ? all.value : []
  const listed = known.find((sermon) => sermon.id === id)
  const sermon = one.ok ? one.value : listed
  if (!one.ok && !sermon) return { ok: false, problem: 'provider-down', said: saidBy(one.error) }
  // The number of an unlisted video can be guessed. Only the church's own list makes it public.
  if (!sermon || (sermon.unlisted && !listed)) return NOT_FOUND
  const [preacher] = preachersOf(sermon, content.preachers.named)
  const others = preacher
    ? known.filter((other) => other.id !== id && preachersOf(other, [preacher]).length > 0)
    : []
  return {
    ok: true,
    sermon,
    late: !one.ok || one.late,
    preacher,
    others: others.slice(0, MAX_OTHERS),
  }
}

const NOT_FOUND = { ok: false, problem: 'not-found' } as const
