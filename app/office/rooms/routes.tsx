import * as v from 'valibot'
import {
  Elsewhere,
  officeButton,
  officeForm,
  officePage,
  officeRoutes,
} from '#app/office/engine/engine.tsx'
import { progressPage } from '#app/office/sample-progress.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { readRoom, readRooms } from '#domain/rooms/read-rooms.ts'
import type { RoomProblem } from '#domain/rooms/room.ts'
import { FAULT_WORDS, lineWords, roomProblemWords, SAMPLE_WORDS } from '#words/office/rooms.ts'
import {
  type ChangedRooms,
  publishRooms,
  type RoomRequest,
  removeRoom,
  saveRooms,
} from '#workflows/rooms/change-rooms.ts'
import { readRoomPlan } from '#workflows/rooms/read-room-plan.ts'
import { setBeds, suggestRooms } from '#workflows/rooms/set-beds.ts'
import {
  mayFillWithSamples,
  readSampleEnd,
  startSampleConference,
} from '#workflows/samples/fill-with-samples.ts'
import { TAKE_OUT, tickedPeople } from './beds-form.tsx'
import { RoomsView, roomsAddress } from './rooms-view.tsx'

const PATH = '/conferences/:code/rooms'

const rooms = officePage({
  path: PATH,
  async read(services, { actor, code }) {
    const plan = await readRoomPlan(services, { actor, code })
    return plan.ok ? { plan, maySample: mayFillWithSamples(services, actor) } : plan
  },
  title: 'Rooms',
  says: {
    saved: 'Saved.',
    removed: 'The room is removed.',
    suggested: 'Suggested. The reason is beside each bed; change whatever you know better.',
    set: 'Done. What you set by hand stays.',
    published: 'Published. Guests see their room on their page and on the ticket.',
    ...SAMPLE_WORDS,
  },
  View: RoomsView,
})

/** A missing person or room is a mistake on the form; the other problems came up meanwhile. */
function changing<Value extends object>(
  change: (services: SiteServices, asked: RoomRequest & Value) => Promise<ChangedRooms>,
  done: string,
) {
  return {
    needs: 'arrangeRooms',
    page: rooms,
    run: (services: SiteServices, asked: RoomRequest, value: Value) =>
      change(services, { ...asked, ...value }),
    errors: (refusal: RoomProblem) => ({
      [WRONG_FIELDS.get(refusal.problem) ?? '']: roomProblemWords(refusal),
    }),
    to: ({ code }: RoomRequest) => `${roomsAddress(code)}?done=${done}`,
  } as const
}

const WRONG_FIELDS: ReadonlyMap<string, string> = new Map([
  ['nobody', 'people'],
  ['no-room', 'room'],
])

export const roomRoutes = officeRoutes([
  rooms,
  officeForm({
    ...changing(saveRooms, 'saved'),
    path: PATH,
    name: 'room',
    fields: ({ typed }) => {
      const { building = '', name = '', beds = '', extraBeds = '', kind = '' } = typed
      const { groundFloor = '', id } = typed
      const read = readRoom({ building, name, beds, extraBeds, kind, groundFloor })
      if (read.ok) return { ok: true, value: { rooms: [read.room], id } }
      const errors = read.faults.map(({ column, fault }) => [column, FAULT_WORDS[fault]])
      return { ok: false, errors: Object.fromEntries(errors) }
    },
  }),
  officeForm({
    ...changing(saveRooms, 'saved'),
    path: `${PATH}/paste`,
    name: 'paste',
    fields: ({ typed }) => {
      const { rooms, faults } = readRooms(typed.rooms ?? '')
      if (faults.length === 0 && rooms.length > 0) return { ok: true, value: { rooms } }
      const words = faults.length > 0 ? FAULTY : 'Please paste at least one room.'
      const lines = faults.slice(0, SHOWN_FAULTS).map(lineWords)
      return { ok: false, errors: { rooms: words }, lines }
    },
  }),
  officeForm({
    ...changing(removeRoom, 'removed'),
    path: `${PATH}/remove`,
    fields: v.object({ id: v.string() }),
  }),
  officeButton({ ...changing(suggestRooms, 'suggested'), path: `${PATH}/suggest` }),
  officeButton({ ...changing(publishRooms, 'published'), path: `${PATH}/publish` }),
  officeForm({
    ...changing(setBeds, 'set'),
    path: `${PATH}/beds`,
    name: 'beds',
    fields: ({ typed }) => {
      const roomId = typed.room === TAKE_OUT ? null : typed.room || undefined
      return { ok: true, value: { people: tickedPeople(typed), roomId } }
    },
  }),
  officeButton({
    path: `${PATH}/samples`,
    page: rooms,
    run: startSampleConference,
    errors: ({ problem }) => ({ '': SAMPLE_WORDS[problem] }),
    to: ({ code }) => `${roomsAddress(code)}/samples`,
  }),
  progressPage({
    path: `${PATH}/samples`,
    made: 'Sample people',
    opens: 'Rooms',
    end: (services, { code }) =>
      new Elsewhere(`${roomsAddress(code)}?done=${readSampleEnd(services) ?? 'suggested'}`),
  }),
])

const SHOWN_FAULTS = 20
const FAULTY = 'Please correct these lines. Nothing was stored yet.'
