import { type Fields, fieldValue } from '#app/ui/form/read-form.ts'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { rupees, rupeesIn } from '#domain/money.ts'
import { GIVING_WORDS } from '#words/forms.ts'

/** In rupees. */
const USUAL = ['500', '1000', '2500', '5000'] as const

const NAME = 'usual'

/** Amounts to tap. They fill the field; without a script they count while it is empty. */
export function UsualAmounts(props: {
  chosen: string | undefined
  onChoose: (amount: string) => void
}) {
  const { chosen, onChoose } = props
  const language = useLanguage()
  const words = useWords(GIVING_WORDS)
  return (
    <fieldset className="usual-amounts tiles gap-2">
      <legend className="visually-hidden">{words.tapOne}</legend>
      {USUAL.map((amount) => (
        <label className="choice" key={amount}>
          <input
            type="radio"
            name={NAME}
            value={amount}
            checked={chosen === amount}
            onChange={() => onChoose(amount)}
          />
          {rupeesIn(language, rupees(Number(amount)))}
        </label>
      ))}
    </fieldset>
  )
}

export function withUsualAmount(fields: Fields): Fields {
  const tapped = USUAL.find((amount) => amount === fields[NAME])
  const typed = fieldValue(fields, 'amount') ?? ''
  return tapped && typed.trim() === '' ? { ...fields, amount: tapped } : fields
}
