import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound, answerRefused } from '#app/office/refusals.tsx'
import { answerProgress } from '#app/office/sample-progress.tsx'
import { FAULT_WORDS, lineWords, roomProblemWords, SAMPLE_WORDS } from '#app/office/words/rooms.ts'
import type { SentForm } from '#app/ui/form/typed.ts'
import { readRoom, readRooms } from '#domain/rooms/read-rooms.ts'
import {
  type ChangedRooms,
  publishRooms,
  removeRoom,
  saveRooms,
} from '#workflows/rooms/change-rooms.ts'
import { readRoomPlan } from '#workflows/rooms/read-room-plan.ts'
import { setBeds, suggestRooms } from '#workflows/rooms/set-beds.ts'
import { mayFillWithSamples } from '#workflows/samples/fill-with-samples.ts'
import {
  readSampleEnd,
  readSampleProgress,
  startSampleConference,
} from '#workflows/samples/start-samples.ts'
import { TAKE_OUT } from './beds-form.tsx'

import { type RefusedRooms, roomsAddress } from './room-forms.tsx'
import { RoomsView } from './rooms-view.tsx'
import { tickedPeople } from './ticked-people.ts'

/** The rooms of a conference, below the page of its date. */
export const roomRoutes = new Hono<OfficeEnv>()

const PATH = '/conferences/:code/rooms'

roomRoutes.get(PATH, (context) => answerRooms(context))

roomRoutes.post(PATH, async (context) => {
  const sent = await sentForm(context.req.raw)
  const { building = '', name = '', beds = '', extraBeds = '', kind = '' } = sent.typed
  const { groundFloor = '', id } = sent.typed
  const read = readRoom({ building, name, beds, extraBeds, kind, groundFloor })
  if (!read.ok) {
    const errors = Object.fromEntries(
      read.faults.map(({ column, fault }) => [column, FAULT_WORDS[fault]]),
    )
    return answerRooms(context, { form: 'room', ...sent, errors })
  }
  const { version = 0 } = sent
  const saving = { ...requestOf(context, sent), version, rooms: [read.room], id }
  const saved = await saveRooms(context.env.services, saving)
  return answerDone(context, { done: 'saved', changed: saved, sent, form: 'room' })
})

roomRoutes.post(`${PATH}/paste`, async (context) => {
  const sent = await sentForm(context.req.raw)
  const { rooms, faults } = readRooms(sent.typed.rooms ?? '')
  if (faults.length > 0 || rooms.length === 0) {
    const errors = { rooms: faults.length > 0 ? FAULTY : NOTHING_PASTED }
    const lines = faults.slice(0, SHOWN_FAULTS).map(lineWords)
    return answerRooms(context, { form: 'paste', ...sent, errors, lines })
  }
  const saving = { ...requestOf(context, sent), version: sent.version ?? 0, rooms }
  const saved = await saveRooms(context.env.services, saving)
  return answerDone(context, { done: 'saved', changed: saved, sent, form: 'paste' })
})

const SHOWN_FAULTS = 20
const FAULTY = 'Please correct these lines. Nothing was stored yet.'
const NOTHING_PASTED = 'Please paste at least one room.'

roomRoutes.post(`${PATH}/remove`, async (context) => {
  const sent = await sentForm(context.req.raw)
  const { version = 0, typed } = sent
  const removing = { ...requestOf(context, sent), version, id: typed.id ?? '' }
  const changed = await removeRoom(context.env.services, removing)
  return answerDone(context, { done: 'removed', changed, sent, form: 'other' })
})

for (const [path, change, done] of [
  ['suggest', suggestRooms, 'suggested'],
  ['publish', publishRooms, 'published'],
] as const) {
  roomRoutes.post(`${PATH}/${path}`, async (context) => {
    const sent = await sentForm(context.req.raw)
    const changed = await change(context.env.services, requestOf(context, sent))
    return answerDone(context, { done, changed, sent, form: 'other' })
  })
}

roomRoutes.post(`${PATH}/beds`, async (context) => {
  const sent = await sentForm(context.req.raw)
  const { room = '' } = sent.typed
  const roomId = room === TAKE_OUT ? null : room || undefined
  const setting = { ...requestOf(context, sent), people: tickedPeople(sent.typed), roomId }
  const changed = await setBeds(context.env.services, setting)
  return answerDone(context, { done: 'set', changed, sent, form: 'beds' })
})

/** In the sandbox: people and rooms to try everything with. */
roomRoutes.post(`${PATH}/samples`, async (context) => {
  const sent = await sentForm(context.req.raw)
  const started = await startSampleConference(context.env.services, requestOf(context, sent))
  if (started.ok) {
    return context.redirect(`${roomsAddress(context.req.param('code'))}/samples`, 303)
  }
  if (started.problem === 'not-allowed') return answerNotAllowed(context)
  const errors = { '': SAMPLE_WORDS[started.problem] }
  return answerRooms(context, { form: 'other', ...sent, errors }, 409)
})

roomRoutes.get(`${PATH}/samples`, (context) => {
  const { services } = context.env
  if (!mayFillWithSamples(services, staffOf(context))) return answerNotAllowed(context)
  const progress = readSampleProgress(services)
  if (progress)
    return answerProgress(context, { ...progress, made: 'Sample people', opens: 'Rooms' })
  const end = readSampleEnd(services)
  const rooms = roomsAddress(context.req.param('code'))
  if (!end) return context.redirect(`${rooms}?done=suggested`, 303)
  const sent = { key: undefined, version: undefined, typed: {} }
  return answerRooms(context, { form: 'other', ...sent, errors: { '': SAMPLE_WORDS[end] } }, 409)
})

function requestOf(context: OfficeContext, { key }: SentForm) {
  return { actor: staffOf(context), code: context.req.param('code') ?? '', key }
}

type Done = {
  done: string
  changed: ChangedRooms
  sent: SentForm
  form: RefusedRooms['form']
}

function answerDone(context: OfficeContext, { done, changed, sent, form }: Done) {
  if (changed.ok) {
    return context.redirect(`${roomsAddress(context.req.param('code') ?? '')}?done=${done}`, 303)
  }
  if (changed.problem === 'not-allowed') return answerNotAllowed(context)
  if (changed.problem === 'unknown') return answerNotFound(context)
  const words = roomProblemWords(changed)
  const errors = { [changed.problem === 'no-room' ? 'room' : '']: words }
  return answerRooms(context, { form, ...sent, errors }, TYPED.has(changed.problem) ? 422 : 409)
}

/** Something is missing on the form. The other problems came up meanwhile. */
const TYPED: ReadonlySet<string> = new Set(['nobody', 'no-room'])

async function answerRooms(
  context: OfficeContext,
  refused?: RefusedRooms,
  status = refused ? 422 : 200,
): Promise<Response> {
  const wanted = { actor: staffOf(context), code: context.req.param('code') ?? '' }
  const plan = await readRoomPlan(context.env.services, wanted)
  if (!plan.ok) return answerRefused(context, plan)
  const chosen = context.req.query('room')
  const done = DONE.get(context.req.query('done') ?? '')
  const maySample = mayFillWithSamples(context.env.services, wanted.actor)
  const content = <RoomsView {...{ plan, chosen, done, refused, maySample }} />
  return answerPage(context, { title: 'Rooms', status, content })
}

const DONE: ReadonlyMap<string, string> = new Map([
  ['saved', 'Saved.'],
  ['removed', 'The room is removed.'],
  ['suggested', 'Suggested. The reason is beside each bed; change whatever you know better.'],
  ['set', 'Done. What you set by hand stays.'],
  ['published', 'Published. Guests see their room on their page and on the ticket.'],
])
