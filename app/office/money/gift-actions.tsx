import * as v from 'valibot'
import type { ActionScreen } from '#app/office/action/action-screen.ts'
import * as actions from '#app/office/action/record-actions.tsx'
import { addressField } from '#app/ui/form/field-schemas.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { correctedWords } from '#words/office/done.ts'
import { problemWords } from '#words/office/problems.ts'
import { correctGift } from '#workflows/gifts/give-gift.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'

const correctGiftAction: ActionScreen<GiftRecord> = {
  code: 'correct',
  slug: 'correct',
  needs: 'correctGift',
  isOffered: ({ gift, payments }) => payments.length > 0 && gift.email !== '',
  says: correctedWords,
  initial: ({ gift }) => ({ email: gift.email }),
  fields: () => [{ label: 'Email', name: 'email', type: 'email' }],
  async plan({ services, record: { gift }, typed }) {
    const invalid = problemWords({ problem: 'bad-address' })
    const schema = v.object({ email: addressField({ language: 'en', invalid }) })
    const reading = readForm(schema, typed)
    if (!reading.ok) return reading
    const { email } = reading.value
    return {
      ok: true,
      will: [
        `Mails about this gift go to ${email} from now on.`,
        mailboxOf(gift.email) !== mailboxOf(email) &&
          `${gift.email} and ${email} get a mail about it.`,
      ],
      run: (request) => correctGift(services, { ...request, email }),
    }
  },
}

export const GIFT_ACTIONS: readonly ActionScreen<GiftRecord>[] = [
  actions.refundAction,
  actions.giveBackAction,
  correctGiftAction,
  actions.sendMailAgainAction,
  actions.eraseAction,
  actions.reverseAction,
  actions.voidReceiptAction,
  ...actions.MISMATCH_ACTIONS,
]
