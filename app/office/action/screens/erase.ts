import type { ActionScreen, OfficeRecord } from '#app/office/action/action-screen.ts'
import { eraseWords } from '#app/office/words/erase.ts'
import { eraseRecord, readErasing } from '#workflows/erasing/erase-record.ts'

/** Answers "Ask us to erase it". Nothing has to be filled in. */
export const eraseAction: ActionScreen<OfficeRecord> = {
  code: 'erase',
  slug: 'erase',
  heading: 'Erase personal data',
  needs: 'erase',
  isOffered: () => true,
  says: () => 'Erased. The records of money that the law requires stay.',
  async plan({ services, record }) {
    return {
      ok: true,
      will: eraseWords(record.kind, await readErasing(services, record)),
      button: 'Erase',
      run: (request) => eraseRecord(services, request),
    }
  },
}
