import { fileValue } from '#content-model/file-text.ts'
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
      const drafts = await draftsOf(tx, staffId)
      const steps = drafts.flatMap(({ path, before, changed_at }) =>
        before === null ? [] : [{ path, before, changed_at }],
      )
      const last = steps
        .map(({ changed_at }) => changed_at)
        .toSorted()
        .at(-1)
      if (last === undefined) return { ok: false, problem: 'unknown' }
      const at = now()
      // One form changes a translation and the notes about it.
      for (const { path, before } of steps.filter(({ changed_at }) => changed_at === last)) {
        const own = await ownText(tx, { actor, path })
        const value = fileValue(path, before)
        await storeChange(tx, { staffId, path, own, value, key, at })
      }
      return { ok: true }
    },
  })
}
