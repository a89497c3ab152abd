import * as v from 'valibot'
import { officeForm, officePage, withErrors } from '#app/office/engine/engine.tsx'
import { handMoneyFields, LANGUAGE_OPTIONS } from '#app/office/form/office-fields.ts'
import { Submit } from '#app/office/form/office-form.tsx'
import { problemWords } from '#app/office/words/problems.ts'
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
import { readForm } from '#app/ui/form/read-form.ts'
import { typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedFields } from '#app/ui/form/typed-field.tsx'
import { dayInIndia } from '#domain/days.ts'
import { LANGUAGES } from '#domain/language.ts'
import {
  HAND_METHODS,
  HAND_MONEY_FIELDS,
  hasReference,
  LONGEST_REFERENCE,
} from '#domain/payments/hand-money.ts'
import { LONGEST } from '#domain/registration/person.ts'
import { recordGift } from '#workflows/gifts/give-gift.ts'
import { MoneyForm } from './money-form.tsx'

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
    const typing = typingOf(refused, { day: today, language: 'en' })
    return (
      <>
        <h1>Record a gift</h1>
        <p>
          For a gift that came by hand. The giver gets a receipt by mail if you enter an address.
        </p>
        <TypedErrors errors={typing.errors} />
        <MoneyForm action="/office/gifts/new" refused={refused}>
          <TypedFields
            {...typing}
            fields={[
              { label: 'Giver', name: 'name', maxLength: LONGEST.name },
              { label: 'Email', name: 'email', type: 'email' },
              { label: 'Mobile', name: 'phone', inputMode: 'tel' },
              { label: 'Fund', name: 'fund', options: fundOptions(funds) },
              { label: 'Method', name: 'method', options: toOptions(HAND_METHODS) },
              { label: 'Day', name: 'day', type: 'date' },
              {
                label: 'Amount',
                name: 'amount',
                inputMode: 'decimal',
                help: 'In rupees, such as 500 or 500.50',
              },
              {
                label: 'Reference',
                name: 'reference',
                maxLength: LONGEST_REFERENCE,
                help: 'Such as the number of the cheque',
              },
              ...(asksPan ? [{ label: 'PAN', name: 'pan', help: 'Optional, for tax relief' }] : []),
              { label: 'Language', name: 'language', options: LANGUAGE_OPTIONS },
            ]}
          />
          <Submit>Record the gift</Submit>
        </MoneyForm>
      </>
    )
  },
})

export const newGiftRows = [
  newGift,
  officeForm({
    path: '/gifts/new',
    needs: 'seeMoney',
    page: newGift,
    fields: ({ typed }, services) => readForm(handGiftSchema(services), typed),
    run: async (services, asked, value) =>
      withErrors(await recordGift(services, { ...asked, gift: value }), ({ problem }) => ({
        [HAND_MONEY_FIELDS[problem]]: problemWords({ problem }),
      })),
    to: (_, __, { id }) => `/office/gifts/${id}`,
  }),
]

/** Each fund by its code, as the form names it. */
export function fundOptions(funds: readonly { code: string; label: string }[]) {
  return funds.map(({ code, label }) => ({ value: code, label }))
}

/** A gift that came by hand. E-mail and mobile number may be missing. */
function handGiftSchema({ content, now }: SiteServices) {
  const language = 'en'
  const funds = content.giving.funds.map(({ code }) => code)
  const invalid = 'Mobile Number is invalid'
  const missing = problemWords({ problem: 'no-reference' })
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
    v.forward(v.partialCheck([['method'], ['reference']], hasReference, missing), ['reference']),
    v.transform(({ amount: amountMinor, pan, ...gift }) => {
      return { ...gift, amountMinor, pan: pan || undefined }
    }),
  )
}
