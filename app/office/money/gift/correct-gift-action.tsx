import type { ActionScreen } from '#app/office/action/action-screen.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { isEmailAddress } from '#domain/mail/email-address.ts'
import { mailboxOf } from '#domain/mail/mailbox.ts'
import { problemWords } from '#domain/problem-words.ts'
import { correctGift } from '#workflows/gifts/correct-gift.ts'
import type { GiftRecord } from '#workflows/gifts/read-gift-page.ts'

export const correctGiftAction: ActionScreen<GiftRecord> = {
  slug: 'correct',
  name: 'Correct details',
  needs: 'correctGift',
  initial: ({ gift }) => ({ email: gift.email }),
  Fields: ({ record: _, ...typing }) => (
    <TypedField label="Email" name="email" type="email" {...typing} />
  ),
  async plan({ services, record: { gift }, typed }) {
    const email = typed.email?.trim() ?? ''
    if (!isEmailAddress(email))
      return { ok: false, errors: { email: problemWords({ problem: 'bad-address' }) } }
    return {
      ok: true,
      will: [
        `Mails about this gift go to ${email} from now on.`,
        ...(mailboxOf(gift.email) === mailboxOf(email)
          ? []
          : [`${gift.email} and ${email} get a mail about it.`]),
      ],
      button: 'Correct details',
      run: (request) => correctGift(services, { ...request, email }),
    }
  },
}
