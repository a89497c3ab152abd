import * as v from 'valibot'
import { findAddress } from '#app/addresses.ts'
import { officeForm, officePage, withErrors } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { doubtWords, WHY } from '#app/office/words/date-forms.ts'
import {
  NOT_IN_MENU,
  newProgrammeWords,
  PROGRAMME_MESSAGES,
  pictureWords,
  programmeWords,
} from '#app/office/words/programmes.ts'
import { Field, SelectField, toOptions } from '#app/ui/form/field.tsx'
import { readForm } from '#app/ui/form/read-form.ts'
import type { Errors, Typed, Typing } from '#app/ui/form/typed.ts'
import { fieldState, TypedField } from '#app/ui/form/typed-field.tsx'
import { drawingAddress } from '#app/ui/picture/pictures.ts'
import type { Content } from '#content-model/schema/content.ts'
import { type Picture, picture } from '#content-model/schema/picture.ts'
import { isPrefix, suggestAddress, suggestPrefix } from '#domain/conferences/short-name.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import { addProgramme, formAddress, planProgramme } from '#workflows/conferences/add-programme.ts'
import { addedCode } from '#workflows/conferences/changed-files.ts'
import { programmePage } from '#workflows/conferences/read-dates.ts'
import { dateAddress, NEW_PROGRAMME } from './date-addresses.ts'
import { DateFields, VisitorsSee } from './date-fields.tsx'
import { readDateForm } from './date-form.ts'
import { StepForm, unpublishedWords } from './step-form.tsx'

/** A new programme: what it is called, its first date, its picture; or what will be made. */
const adding = officePage({
  path: '/conferences/new-programme',
  needs: 'editContent',
  async read({ content }, _, __, refused) {
    return {
      suggested: withSuggestions({ title: refused?.typed.title ?? '' }, prefixesOf(content)),
      choices: pictureChoices(content),
      menus: content.church.navigation.map(({ label }) => label),
      opened: { open: 'yes', menu: usualMenu(content) },
    }
  },
  title: 'New programme',
  View: ({ page: { suggested, choices, menus, opened }, refused }) => (
    <>
      <LinkLine to="/office/conferences">All conferences</LinkLine>
      <h1>New programme</h1>
      <StepForm
        action={NEW_PROGRAMME}
        opened={opened}
        refused={refused}
        cancel="/office/conferences"
        see={(typed) => (
          <VisitorsSee name={typed.title ?? ''} typed={typed}>
            <Drawing choice={readPicture(typed.picture, choices)} />
          </VisitorsSee>
        )}
        fields={(typing) => (
          <>
            <Names suggested={suggested} {...typing} />
            <h2>Its first date</h2>
            <DateFields kind="new" {...typing} />
            <PictureField choices={choices} chosen={typing.typed.picture} />
            <SelectField
              label="In the menu, under"
              field={fieldState('menu', typing.typed.menu ?? '', typing.errors.menu)}
              options={toOptions(menus)}
              empty={NOT_IN_MENU}
            />
          </>
        )}
      />
    </>
  ),
})

export const newProgrammeRows = [
  adding,
  officeForm({
    path: '/conferences/new-programme',
    needs: 'editContent',
    page: adding,
    fields: ({ typed }, { content, now }) =>
      readProgrammeForm(typed, content, dayInIndia(now().getTime())),
    plan(services, { actor }, programme) {
      const plan = planProgramme(services, { ...programme, actor, isTaken })
      if (!plan.ok) return withErrors(plan, errorsOf)
      const { date, ...planned } = programme
      const names = { ...planned, form: formAddress(planned.address), open: date.open }
      return { ok: true, will: [...newProgrammeWords(names), ...doubtWords(date.price)] }
    },
    async run(services, { actor, key }, programme) {
      const { name, about } = programme
      const words = programmeWords(name, about)
      const wanted = { ...programme, actor, isTaken, words, why: WHY.programme(name), key }
      const added = await addProgramme(services, wanted)
      if (!added.ok) return withErrors(added, errorsOf)
      return { ...added, code: (await addedCode(services, added.number)) ?? '' }
    },
    to: (_, __, { code, number }) => `${dateAddress(code)}?published=${number}`,
  }),
]

function prefixesOf({ conferences }: Content): ReadonlySet<string> {
  return new Set(Object.values(conferences.programmes).map(({ prefix }) => prefix))
}

function isTaken(path: string): boolean {
  return findAddress(path) !== undefined
}

function errorsOf(
  refused: Extract<Awaited<ReturnType<typeof addProgramme>>, { ok: false }>,
): Errors {
  switch (refused.problem) {
    case 'address-exists':
    case 'prefix-exists':
    case 'no-menu':
      return { [FIELDS[refused.problem]]: PROGRAMME_MESSAGES[refused.problem] }
    default:
      return { '': unpublishedWords(refused) }
  }
}

const FIELDS = {
  'address-exists': 'address',
  'prefix-exists': 'prefix',
  'no-menu': 'menu',
} as const

/** The menu in which most programmes stand. Empty where none does. */
function usualMenu(content: Content): string {
  const pages = Object.keys(content.conferences.programmes).map(
    (key) => `/${programmePage(content, key)}`,
  )
  const counted = content.church.navigation.map(({ label, links }) => ({
    label,
    count: links.filter(({ to }) => pages.includes(to)).length,
  }))
  const [most] = counted.toSorted((one, other) => other.count - one.count)
  return most && most.count > 0 ? most.label : ''
}

/** Reads what was typed, or says beside each field what is wrong with it. */
function readProgrammeForm(typed: Typed, content: Content, today: Day) {
  const read = readForm(FORM, withSuggestions(typed, prefixesOf(content)))
  const date = readDateForm(typed, { kind: 'new', today })
  if (!read.ok || !date.ok) {
    const errors = { ...(!read.ok && read.errors), ...(!date.ok && date.errors) }
    return { ok: false as const, errors }
  }
  const { title: name, menu, ...names } = read.value
  const picture = readPicture(typed.picture, pictureChoices(content))
  const value = { ...names, name, menu: menu || undefined, picture, date: date.date }
  return { ok: true as const, value }
}

/** What is left empty is suggested from the title. */
function withSuggestions(typed: Typed, taken: ReadonlySet<string>): Record<string, string> {
  const { title = '', address, prefix } = typed
  return {
    ...typed,
    address: address || suggestAddress(title),
    prefix: prefix || suggestPrefix(title, taken),
  }
}

const LONGEST_TITLE = 60
const LONGEST_ABOUT = 300

const FORM = v.object({
  title: v.pipe(
    v.string(),
    v.nonEmpty(PROGRAMME_MESSAGES.title),
    v.maxLength(LONGEST_TITLE, PROGRAMME_MESSAGES.longTitle),
  ),
  about: v.pipe(v.string(), v.maxLength(LONGEST_ABOUT, PROGRAMME_MESSAGES.longAbout)),
  /** "Summer Camp" and "/summer-camp" are understood. */
  address: v.pipe(
    v.string(),
    v.transform(suggestAddress),
    v.check((address) => address.length > 1, PROGRAMME_MESSAGES.address),
  ),
  prefix: v.pipe(
    v.string(),
    v.transform((text) => text.toUpperCase().replaceAll(/[^A-Z]/g, '')),
    v.check(isPrefix, PROGRAMME_MESSAGES.prefix),
  ),
  menu: v.string(),
})

function Names({ suggested, ...typing }: Typing & { suggested: Typed }) {
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
  props: Typing & { suggested: Typed; label: string; name: string; help: string },
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

type PictureChoice = Pick<Picture, 'subject' | 'palette'>

const COUNT = 6

/** Some pictures that no page and no form has. */
function pictureChoices({ pages, conferences }: Content): PictureChoice[] {
  const heads = [...Object.values(pages), ...Object.values(conferences.programmes)]
  const used = new Set(
    heads.flatMap((page) => ('head' in page ? [pictureName(page.head.picture)] : [])),
  )
  const { subject: subjects, palette: palettes } = picture.entries
  const all = palettes.options.flatMap((_, shift) =>
    subjects.options.flatMap((subject, index) => {
      const palette = palettes.options[(index + shift * STEP) % palettes.options.length]
      return palette ? [{ subject, palette }] : []
    }),
  )
  return all.filter((choice) => !used.has(pictureName(choice))).slice(0, COUNT)
}

/** So that neighbours have other colours. */
const STEP = 3

/** As a form sends it: "stars night". */
function pictureName({ subject, palette }: PictureChoice): string {
  return `${subject} ${palette}`
}

/** The one that was chosen, or the first. */
function readPicture(text: string | undefined, choices: readonly PictureChoice[]): PictureChoice {
  const chosen = choices.find((choice) => pictureName(choice) === text) ?? choices[0]
  return chosen ?? { subject: 'sunrise', palette: 'dawn' }
}
