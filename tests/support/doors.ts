import { openDoor } from '#workflows/doors/open-door.ts'
import { tiePhone } from '#workflows/doors/tie-phone.ts'
import type { Services } from '#workflows/services.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

const DAY = 24 * 3_600_000

/** An entry as a phone sends it, without id, code and time. */
export const ENTRY = { kind: 'in', how: 'scan' } as const

/** A door of the fixture church with a phone that is tied to it. */
export async function openTestDoor(services: Services, name = 'Gate A') {
  const opened = await openDoor(services, {
    actor: COMMAND_LINE,
    eventCode: 'ewgmaymysore2023',
    name,
    until: new Date(services.now().getTime() + DAY),
  })
  if (!opened.ok) throw new Error(opened.problem)
  const { door } = opened
  const secret = await tiePhone(services, { token: door.token, device: 'Chrome on Android' })
  return { door, secret: secret ?? '' }
}

/** The codes of all tickets. */
export async function tickets({ db }: Services): Promise<string[]> {
  const rows = await db.selectFrom('ticket').select('code').orderBy('code').execute()
  return rows.map(({ code }) => code)
}
