import { type Actor, staffCan } from '#domain/staff.ts'
import type { Services } from '#workflows/services.ts'
import { NOT_ALLOWED, type NotAllowed } from '../staff/actor.ts'

export type ListedProgramme = {
  /** Its address. */
  key: string
  title: string
  events: { code: string; name: string; dates: string; isOpen: boolean }[]
}

/** Every programme with its dates. */
export function listProgrammes(
  { content }: Pick<Services, 'content'>,
  actor: Actor,
): { ok: true; programmes: ListedProgramme[] } | NotAllowed {
  if (!staffCan.editContent(actor)) return NOT_ALLOWED
  const programmes = Object.entries(content.conferences.programmes).map(([key, programme]) => ({
    key,
    title: programme.title,
    events: programme.events.map(({ code, name, dates, open }) => ({
      code,
      name,
      dates,
      isOpen: open,
    })),
  }))
  return { ok: true, programmes }
}
