import type { PageProps } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { NOT_IN_MENU, pictureWords } from '#app/office/words/programmes.ts'
import { Field, SelectField, toOptions } from '#app/ui/form/field.tsx'
import type { Typed, Typing } from '#app/ui/form/typed.ts'
import { fieldState, TypedField } from '#app/ui/form/typed-field.tsx'
import { drawingAddress } from '#app/ui/picture/pictures.ts'
import { formAddress } from '#workflows/conferences/add-programme.ts'
import { DateFields } from '../date/date-fields.tsx'
import { VisitorsSee } from '../date/visitors-see.tsx'
import { NEW_PROGRAMME } from '../date-addresses.ts'
import { StepForm, stepOf } from '../step-form.tsx'
import { type PictureChoice, pictureName, readPicture } from './picture-choices.ts'

type Props = {
  /** The address and the prefix that the title suggests. */
  suggested: Readonly<Record<string, string>>
  choices: readonly PictureChoice[]
  menus: readonly string[]
  /** With which the form opens. */
  opened: Typed
}

/** A new programme: what it is called, its first date, its picture; or what will be made. */
export function NewProgrammeView({ page, refused }: PageProps<Props>) {
  const { suggested, choices, menus, opened } = page
  const step = stepOf(refused, opened)
  const { typed, errors } = step
  const typing = { typed, errors }
  return (
    <>
      <LinkLine to="/office/conferences">All conferences</LinkLine>
      <h1>New programme</h1>
      <StepForm
        action={NEW_PROGRAMME}
        cancel="/office/conferences"
        see={
          <VisitorsSee name={typed.title ?? ''} typed={typed}>
            <Drawing choice={readPicture(typed.picture, choices)} />
          </VisitorsSee>
        }
        {...step}
      >
        <Names suggested={suggested} {...typing} />
        <h2>Its first date</h2>
        <DateFields kind="new" {...typing} />
        <PictureField choices={choices} chosen={typed.picture} />
        <MenuField menus={menus} {...typing} />
      </StepForm>
    </>
  )
}

function Names({ suggested, ...typing }: Typing & Pick<Props, 'suggested'>) {
  return (
    <>
      <TypedField label="Title" name="title" maxLength={60} {...typing} />
      <TypedField
        label="In a sentence"
        name="about"
        help="The opening sentence of its page. May be left empty."
        maxLength={300}
        {...typing}
      />
      <div className="date-fields stack top">
        <SuggestedField
          label="Address"
          name="address"
          help={`The address of its page. Its form is at ${formAddress('…')}`}
          suggested={suggested}
          {...typing}
        />
        <SuggestedField
          label="Prefix"
          name="prefix"
          help="Its payment numbers begin with this"
          suggested={suggested}
          {...typing}
        />
      </div>
    </>
  )
}

/** Filled in from the title by the script, until somebody types. Left empty, the suggestion is taken. */
function SuggestedField(
  props: Typing & Pick<Props, 'suggested'> & { label: string; name: string; help: string },
) {
  const { label, name, help, suggested, typed, errors } = props
  const field = fieldState(name, typed[name] ?? '', errors[name])
  return (
    <Field label={label} field={field} help={help}>
      {(attributes) => (
        <input {...attributes} autoComplete="off" data-suggested={suggested[name] ?? ''} />
      )}
    </Field>
  )
}

function PictureField(props: { choices: readonly PictureChoice[]; chosen: string | undefined }) {
  const { choices, chosen } = props
  const current = pictureName(readPicture(chosen, choices))
  return (
    <fieldset className="picture-choices stack gap-2">
      <legend className="strong">Picture</legend>
      {choices.map((choice) => (
        <label key={pictureName(choice)}>
          <input
            type="radio"
            name="picture"
            value={pictureName(choice)}
            defaultChecked={pictureName(choice) === current}
          />
          <Drawing choice={choice} />
          <span>{pictureWords(choice)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Drawn by the site itself. */
function Drawing({ choice }: { choice: PictureChoice }) {
  const src = `/office${drawingAddress('new-programme', choice, 'poster')}`
  return <img src={src} alt="" width="640" height="360" loading="lazy" />
}

function MenuField({ menus, typed, errors }: Typing & Pick<Props, 'menus'>) {
  return (
    <SelectField
      label="In the menu, under"
      field={fieldState('menu', typed.menu ?? '', errors.menu)}
      options={toOptions(menus)}
      empty={NOT_IN_MENU}
    />
  )
}
