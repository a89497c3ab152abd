import { fieldId } from '#app/ui/form/typed-field.tsx'
import type { FormField } from '#content-model/editing/form-field.ts'

type Choice = Extract<FormField, { kind: 'choice' }>

/** What is drawn and in which colours, both chosen by their picture. */
export function GlassField({ subject, palette }: { subject: Choice; palette: Choice }) {
  const [drawn, colours] = [subject.value || SAMPLE.subject, palette.value || SAMPLE.palette]
  return (
    <>
      <PictureChoice field={subject} addressOf={(each) => drawingOf(each, colours)} />
      <PictureChoice field={palette} addressOf={(each) => drawingOf(drawn, each)} />
    </>
  )
}

const SAMPLE = { subject: 'window', palette: 'dawn' }

/** The same small drawing everywhere, so that it is drawn once. */
function drawingOf(subject: string, palette: string): string {
  return `/office/drawings/sample.round.${subject}.${palette}.svg`
}

function PictureChoice({
  field,
  addressOf,
}: {
  field: Choice
  addressOf: (choice: string) => string
}) {
  return (
    <fieldset className="glass-choice cluster gap-1" id={fieldId(field.name)} tabIndex={-1}>
      <legend className="strong">{field.title}</legend>
      {field.choices.map((choice) => (
        <label className="choice" key={choice}>
          <input
            type="radio"
            name={field.name}
            value={choice}
            defaultChecked={choice === field.value}
          />
          <img src={addressOf(choice)} alt="" width="48" height="48" loading="lazy" />
          <span>{choice.charAt(0).toUpperCase() + choice.slice(1)}</span>
        </label>
      ))}
    </fieldset>
  )
}
