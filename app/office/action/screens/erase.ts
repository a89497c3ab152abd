import type { ActionScreen, OfficeRecord } from '#app/office/action/action-screen.ts'
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

/** What the office is told before it erases. */
function eraseWords(kind: 'registration' | 'gift', whom: readonly string[]): string[] {
  const who = kind === 'gift' ? 'the giver' : whom.length > 0 ? whom.join(', ') : 'everybody on it'
  return [
    `Names, e-mail addresses, mobile numbers and everything else that we hold about ${who} are erased here, in mails that were sent, and in the history.`,
    'Amounts, dates and receipt numbers stay, because the law requires them. For a gift with a PAN, the name and the PAN stay for as long as the tax office may ask for them.',
    'This can’t be undone, and the link to the private page stops working. Older backups still contain the data: remove those too.',
  ]
}
