import { storeDayNotes } from '#database/records/registration/day-notes.ts'
import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'

/** What the team must know of these people on the day. The history says that it was changed, and not what it is. */
export async function changeDayNotes(
  services: Services,
  { notes, ...request }: RecordRequest & { notes: readonly { position: number; note: string }[] },
) {
  return changeRecord(services, 'registration', request, {
    needs: 'correct',
    action: 'change-day-notes',
    isNoChange: true,
    async apply({ tx, registration }) {
      await storeDayNotes(tx, registration.id, notes)
      return { ok: true as const }
    },
  })
}
