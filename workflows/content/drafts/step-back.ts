import { yamlValue } from '#content-model/editing/parse-yaml.ts'
import { draftsOf } from '#database/content/content-drafts.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/staff/actor.ts'
import { inOneChange } from './in-one-change.ts'
import { ownText } from './own-text.ts'
import { storeChange } from './store-change.ts'

type Stepping = { actor: Actor; key?: string | undefined }

type Stepped = { ok: true } | { ok: false; problem: 'unknown' } | NotAllowed

/** Undoes the last change of the own drafts. Done again, it makes the change again. */
export async function stepBack({ db, now }: Services, { actor, key }: Stepping): Promise<Stepped> {
  const { staffId } = actor
  if (!staffCan.editContent(actor) || staffId === null) return NOT_ALLOWED
  return inOneChange<Stepped>(db, {
    staffId,
    key,
    change: async (tx, isDone) => {
      if (isDone) return { ok: true }
      const drafts = (await draftsOf(tx, staffId)).filter(({ before }) => before !== null)
      const [last] = drafts.sort((one, other) => other.changed_at.localeCompare(one.changed_at))
      if (!last?.before) return { ok: false, problem: 'unknown' }
      const { path, before } = last
      const own = await ownText(tx, { actor, path })
      await storeChange(tx, { staffId, path, own, value: yamlValue(before), key, at: now() })
      return { ok: true }
    },
  })
}
