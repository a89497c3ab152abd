import { type ListedTicket, ticketsAt } from '#database/doors/door-entries.ts'
import { findRow } from '#database/engine/rows.ts'
import { codeLabel } from '#domain/conferences/conference.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { inGroups, ticketState } from '#domain/tickets.ts'
import type { Question } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'

/** What a door says to a code on the screen. `party`: a welcome with several people. */
export type TriedAnswer = 'welcome' | 'party' | 'not-valid' | 'not-listed' | 'no-ticket'

const SINGLES = 4
const PARTIES = 2
const NOT_VALID = 2

/** Of a church that does not exist. */
const FOREIGN = 'zzzzzzzzzzzzzzzzzzzz'

/** Only on the own machine with the sandbox are all people samples. */
export function mayTry({ isPlayground }: Services, actor: Actor): boolean {
  return isPlayground && staffCan.openDoors(actor)
}

export async function readTicketsToTry(services: Services, { actor, id }: Question<'id'>) {
  const { db, publicUrl } = services
  const door = mayTry(services, actor) ? await findRow(db, 'door', { id }) : undefined
  if (!door) return undefined
  const toTry = ({ code, first, last }: ListedTicket, answer: TriedAnswer) => ({
    address: `${publicUrl}/t/${code}`,
    code: inGroups(code),
    label: `${first} ${last}`,
    answer,
  })
  const all = await ticketsAt(db, door.event_code)
  const ended = all.filter((ticket) => !isValid(ticket))
  const valid = Map.groupBy(all.filter(isValid), ({ registrationId }) => registrationId)
  const singles = [...valid.values()].filter((party) => party.length === 1).flat()
  const parties = [...valid.values()].filter((party) => party.length > 2)
  return {
    door: door.name,
    conference: codeLabel(services.content.conferences, door.event_code),
    tickets: [
      ...singles.slice(0, SINGLES).map((ticket) => toTry(ticket, 'welcome')),
      ...parties.slice(0, PARTIES).flatMap((party) => party.map((each) => toTry(each, 'party'))),
      ...ended.slice(0, NOT_VALID).map((ticket) => toTry(ticket, 'not-valid')),
      {
        address: `https://another.church.example/t/${FOREIGN}`,
        code: inGroups(FOREIGN),
        label: 'Another church',
        answer: 'not-listed' as const,
      },
      { address: `${publicUrl}/`, code: '', label: 'A poster', answer: 'no-ticket' as const },
    ],
  }
}

function isValid({ who, cancelledAt }: ListedTicket): boolean {
  return ticketState({ who, cancelled: cancelledAt !== null }) === 'valid'
}
