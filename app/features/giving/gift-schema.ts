import * as v from 'valibot'
import {
  amountField,
  emailField,
  giftAmount,
  mobileField,
  nameField,
  orEmpty,
  panField,
} from '#app/ui/form/field-schemas.ts'
import { memoize } from '#app/ui/memoize.ts'
import type { GiftInput } from '#domain/gift.ts'
import type { Language } from '#domain/language.ts'
import { GIVING_WORDS } from '#words/forms.ts'

export const giftSchema = memoize((asked: { language: Language; fundCodes: readonly string[] }) => {
  const { language, fundCodes } = asked
  const words = GIVING_WORDS[language]
  return v.object({
    firstname: nameField({ language, label: words.name, required: words.nameMissing }),
    email: emailField({ language, required: words.emailMissing }),
    phone: mobileField({
      language,
      required: words.mobileMissing,
      invalid: words.mobileInvalid,
    }),
    amount: amountField({ language, required: words.amountMissing }, giftAmount(language)),
    productinfo: v.picklist(fundCodes, words.fundMissing),
    /** Asked for only where the church offers tax relief. */
    pan: orEmpty(panField(language)),
    /** Made by the browser, so that sending the same form twice makes one gift. */
    submission: v.string(),
  })
})

/** The form has the field names of the payment provider. */
export function toGiftInput(
  form: v.InferOutput<ReturnType<typeof giftSchema>>,
  language: Language,
): GiftInput {
  const { productinfo: fund, firstname: name, amount: amountMinor, ...same } = form
  const [pan, submission] = [form.pan || undefined, form.submission || undefined]
  return { ...same, language, fund, name, amountMinor, pan, submission }
}
