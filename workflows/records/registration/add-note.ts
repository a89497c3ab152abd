import { changeRecord, type RecordRequest } from '#workflows/records/change-record.ts'
import type { Services } from '#workflows/services.ts'

export const LONGEST_NOTE = 2_000

/** Adds a note for the office to a registration. Nobody is told. */
export async function addNote(
  services: Services,
  { text, ...request }: RecordRequest & { text: string },
) {
  const note = text.trim()
  return changeRecord(services, 'registration', request, {
    needs: 'addNote',
    action: 'add-note',
    isNoChange: true,
    apply: async () =>
      note === '' || note.length > LONGEST_NOTE
        ? { ok: false as const, problem: 'bad-note' as const }
        : { ok: true as const, details: { note } },
  })
}
