import type { Mistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { TreeFile } from '#content-model/tree-files.ts'
import type { Db } from '#database/engine/open.ts'
import { codesWithRegistrations } from '#database/registration/registrations.ts'
import { checkFiles } from './read-version.ts'

const FILE = 'conferences.yaml'

/**
 * A conference that has registrations keeps its code, because payments and receipts name it. It may
 * move to the past events.
 */
export async function lostCodes(
  tx: Db,
  { before, after }: { before: readonly TreeFile[]; after: Content },
): Promise<Mistake[]> {
  const earlier = checkFiles(before)
  if (!earlier.ok) return []
  const kept = new Set([...eventsOf(after), ...after.conferences.past].map(({ code }) => code))
  const lost = eventsOf(earlier.content).filter(({ code }) => !kept.has(code))
  const inUse = await codesWithRegistrations(
    tx,
    lost.map(({ code }) => code),
  )
  return lost
    .filter(({ code }) => inUse.has(code))
    .map(({ programme, index }) => ({
      file: FILE,
      line: 1,
      column: 1,
      place: placeIn(after, { programme, index }),
      rule: 'has registrations, so it must stay: close it instead',
    }))
}

type Placed = { code: string; programme: string; index: number }

function eventsOf({ conferences }: Content): Placed[] {
  return Object.entries(conferences.programmes).flatMap(([programme, { events }]) =>
    events.map(({ code }, index) => ({ code, programme, index })),
  )
}

/** Where the code stood, or the list where the event is gone. */
function placeIn(content: Content, { programme, index }: Omit<Placed, 'code'>): string {
  const list = `programmes.${programme}.events`
  const stands = eventsOf(content).some(
    (event) => event.programme === programme && event.index === index,
  )
  return stands ? `${list}.${index}.code` : list
}
