import { markPublished } from '#database/rooms/rooms.ts'
import type { Services } from '#workflows/services.ts'
import { type ChangedRooms, changeRooms, type RoomRequest } from './change-rooms.ts'

/** From now on guests, tickets and doors show each room as it is at the time. */
export function publishRooms(services: Services, request: RoomRequest): Promise<ChangedRooms> {
  return changeRooms(services, request, {
    action: 'publish-rooms',
    apply: async (tx, { at }) => {
      const author = { at: at.toISOString(), author: request.actor.name }
      await markPublished(tx, request.code, author)
      return { ok: true }
    },
  })
}
