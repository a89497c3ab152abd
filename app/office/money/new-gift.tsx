import * as v from 'valibot'
import { Elsewhere, officeForm, officePage } from '#app/office/engine/engine.tsx'
import {
  AMOUNT,
  handMoneyFields,
  LANGUAGE_OPTIONS,
  readHandForm,
} from '#app/office/form/office-fields.ts'
import { PlannedForm, WillHappen } from '#app/office/form/office-form.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { toOptions } from '#app/ui/form/field.tsx'
import {
  amountField,
  emailField,
  giftAmount,
  giftAmountWords,
  mobileField,
  nameField,
  orEmpty,
  panField,
} from '#app/ui/form/field-schemas.ts'
import { shortDay } from '#domain/dates.ts'
import { dayInIndia } from '#domain/days.ts'
import { LANGUAGES } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { HAND_METHODS, HAND_MONEY_FIELDS, LONGEST_REFERENCE } from '#domain/payments/hand-money.ts'
import { LONGEST } from '#domain/registration/person.ts'
import { closedDayWords } from '#words/office/due.ts'
import { problemWords } from '#words/office/problems.ts'
import { howPaid } from '#words/payments.ts'
import { nameFund } from '#workflows/conferences/event-now.ts'
import { findSentForm } from '#workflows/do-once.ts'
import { recordGift } from '#workflows/gifts/give-gift.ts'
import { openDayFrom } from '#workflows/records/closing/close-day.ts'
import { onDay } from '#workflows/records/money/record-payment.ts'

const newGift = officePage({
  path: '/gifts/new',
  needs: 'seeMoney',
  read: async ({ content, now }) => ({
    funds: content.giving.funds,
    asksPan: content.church.taxRelief !== undefined,
    today: dayInIndia(now().getTime()),
  }),
  title: 'Record a gift',
  View: ({ page: { funds, asksPan, today }, refused }) => {
    const help = 'Such as the number of the cheque'
    return (
      <>
        <h1>Record a gift</h1>
        <p>
          For a gift that came by hand. The giver gets a receipt by mail if you enter an address.
        </p>
        <PlannedForm
          className="form money-form"
          action="/office/gifts/new"
          rows={[
            { label: 'Giver', name: 'name', maxLength: LONGEST.name },
            { label: 'Email', name: 'email', type: 'email' },
            { label: 'Mobile', name: 'phone', inputMode: 'tel' },
            { label: 'Fund', name: 'fund', options: fundOptions(funds) },
            { label: 'Method', name: 'method', options: toOptions(HAND_METHODS) },
            { label: 'Day', name: 'day', type: 'date' },
            { ...AMOUNT, help: 'In rupees, such as 500 or 500.50' },
            { label: 'Reference', name: 'reference', maxLength: LONGEST_REFERENCE, help },
            ...(asksPan ? [{ label: 'PAN', name: 'pan', help: 'Optional, for tax relief' }] : []),
            { label: 'Language', name: 'language', options: LANGUAGE_OPTIONS },
          ]}
          opened={{ day: today, language: 'en' }}
          refused={refused}
          planned={refused?.plan && <WillHappen {...refused.plan} />}
          button="Record the gift"
        />
      </>
    )
  },
})

export const newGiftRows = [
  newGift,
  officeForm({
    at: newGift,
    fields: ({ typed }, services) => readHandForm(handGiftSchema(services), typed),
    async plan(services, { key }, { name, email, amountMinor, method, day, fund }) {
      // Sent a second time it leads to what was stored the first time.
      const done = key && (await findSentForm(services, key))
      if (done) return new Elsewhere(`/office/gifts/${done.subject_id}`)
      const recorded = onDay(await openDayFrom(services.db, day), day)
      return {
        ok: true,
        will: [
          `${formatRupees(amountMinor)} ${howPaid('en', method)} of ${name} for ${nameFund(services, fund)} on ${shortDay(day)} is recorded, with a receipt.`,
          closedDayWords(recorded),
          email
            ? `The receipt is mailed to ${email}.`
            : 'Nothing is mailed, because there is no e-mail address.',
        ],
      }
    },
    run: (services, asked, gift) => recordGift(services, { ...asked, gift }),
    errors: ({ problem }) => ({ [HAND_MONEY_FIELDS[problem]]: problemWords({ problem }) }),
    to: (_, __, { id }) => `/office/gifts/${id}`,
  }),
]

export function fundOptions(funds: readonly { code: string; label: string }[]) {
  return funds.map(({ code, label }) => ({ value: code, label }))
}

function handGiftSchema({ content, now }: SiteServices) {
  const language = 'en'
  const funds = content.giving.funds.map(({ code }) => code)
  const invalid = 'Mobile Number is invalid'
  return v.pipe(
    v.object({
      name: nameField({ language, label: 'Name', required: 'Please enter the giver’s name.' }),
      email: orEmpty(emailField({ language, required: '' })),
      phone: orEmpty(mobileField({ language, required: invalid, invalid })),
      fund: v.picklist(funds, 'Please choose the fund.'),
      ...handMoneyFields(dayInIndia(now().getTime())),
      amount: amountField(
        { language, required: giftAmountWords(language, 'not-an-amount') },
        giftAmount(language),
      ),
      pan: orEmpty(panField(language)),
      language: v.fallback(v.picklist(LANGUAGES), 'en'),
    }),
    v.transform(({ amount: amountMinor, pan, ...gift }) => {
      return { ...gift, amountMinor, pan: pan || undefined }
    }),
  )
}
