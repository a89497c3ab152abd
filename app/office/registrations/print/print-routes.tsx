import { Hono } from 'hono'
import type { ReactNode } from 'react'
import {
  type PrintedRegistration,
  printRegistrations,
} from '#workflows/registration-lists/print-registrations.ts'
import { type OfficeEnv, staffOf } from '../../office-env.ts'
import { answerPage } from '../../office-page.tsx'
import { answerNotAllowed, answerNotFound } from '../../refusals.tsx'
import { listQuery, readListAddress } from '../list-address.ts'
import { ArrivalList } from './arrival-list.tsx'
import { ChildrenList } from './children-list.tsx'
import { ContactList } from './contact-list.tsx'
import { filterWords } from './filter-words.ts'
import { PrintFrame, TooLongToPrint } from './print-frame.tsx'
import { RoomList } from './room-list.tsx'

export type PrintedList = { registrations: readonly PrintedRegistration[] }

type Kind = { title: string; List: (list: PrintedList) => ReactNode }

/** A map, because an object would find inherited names such as `constructor`. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['arrivals', { title: 'Arrivals', List: ArrivalList }],
  ['rooms', { title: 'Rooms', List: RoomList }],
  ['contacts', { title: 'Contacts', List: ContactList }],
  ['children', { title: 'Children', List: ChildrenList }],
])

export const printRoutes = new Hono<OfficeEnv>()

printRoutes.get('/print/:kind', async (context) => {
  const kind = KINDS.get(context.req.param('kind'))
  if (!kind) return answerNotFound(context)
  const { title, List } = kind
  const { services } = context.env
  const { filter, fields } = readListAddress(new URL(context.req.url).searchParams)
  const printed = await printRegistrations(services, { actor: staffOf(context), filter })
  const back = `/office/registrations${listQuery(fields)}`
  if (!printed.ok) {
    if (printed.problem === 'not-allowed') return answerNotAllowed(context)
    return answerPage(context, { title, status: 422, content: <TooLongToPrint back={back} /> })
  }
  const { registrations, onlyExpected } = printed
  const frame = { title, back, onlyExpected, filter: filterWords(services.content, fields) }
  const content = (
    <PrintFrame {...frame} isEmpty={registrations.length === 0}>
      <List registrations={registrations} />
    </PrintFrame>
  )
  return answerPage(context, { title, content })
})
