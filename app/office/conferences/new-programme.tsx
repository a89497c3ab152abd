import * as v from 'valibot'
import { findAddress } from '#app/addresses.ts'
import { officeForm, officePage } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { SelectField, toOptions } from '#app/ui/form/field.tsx'
import { readForm } from '#app/ui/form/read-form.ts'
import { fieldState, TypedField, TypedFields } from '#app/ui/form/typed-field.tsx'
import { suggestAddress } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { doubtWords, WHY } from '#words/office/date-forms.ts'
import { newProgrammeWords, PROGRAMME_MESSAGES, programmeWords } from '#words/office/programmes.ts'
import {
  addProgramme,
  formAddress,
  planProgramme,
  usualMenu,
} from '#workflows/conferences/add-programme.ts'
import { addedCode } from '#workflows/conferences/changed-files.ts'
import { dateAddress, NEW_PROGRAMME } from './date-addresses.ts'
import { readDateForm } from './date-form.ts'
import { DateFields, publishErrors, StepForm, VisitorsSee } from './date-steps.tsx'

const adding = officePage({
  path: '/conferences/new-programme',
  needs: 'editContent',
  async read({ content }, _, __, refused) {
    return {
      suggested: suggestAddress(refused?.typed.title ?? ''),
      menus: content.church.navigation.map(({ label }) => label),
      opened: { open: 'yes', menu: usualMenu(content) },
    }
  },
  title: 'New programme',
  View: ({ page: { suggested, menus, opened }, refused }) => (
    <>
      <LinkLine to="/office/conferences">All conferences</LinkLine>
      <h1>New programme</h1>
      <StepForm
        action={NEW_PROGRAMME}
        opened={opened}
        refused={refused}
        cancel="/office/conferences"
        see={(typed) => <VisitorsSee name={typed.title ?? ''} typed={typed} />}
        fields={({ typed, errors }) => (
          <>
            <TypedFields fields={NAMES} typed={typed} errors={errors} />
            {/* The script fills it in until somebody types. Left empty, it is the suggestion. */}
            <TypedField
              label="Address"
              name="address"
              help={`The address of its page. Its form is at ${formAddress('…')}`}
              data-suggested={suggested}
              typed={typed}
              errors={errors}
            />
            <h2>Its first date</h2>
            <DateFields kind="new" typed={typed} errors={errors} />
            <SelectField
              label="In the menu, under"
              field={fieldState('menu', typed.menu ?? '', errors.menu)}
              options={toOptions(menus)}
              empty="Not in the menu"
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
    at: adding,
    fields({ typed }, { now }) {
      const address = typed.address || suggestAddress(typed.title ?? '')
      const read = readForm(FORM, { ...typed, address })
      const date = readDateForm(typed, { kind: 'new', today: dayInIndia(now().getTime()) })
      if (!read.ok || !date.ok) {
        return { ok: false, errors: { ...(!read.ok && read.errors), ...(!date.ok && date.errors) } }
      }
      const { title: name, menu, ...names } = read.value
      const isTaken = (path: string) => findAddress(path) !== undefined
      const value = { ...names, name, menu: menu || undefined, date: date.date, isTaken }
      return { ok: true, value }
    },
    plan(services, { actor }, programme) {
      const plan = planProgramme(services, { ...programme, actor })
      if (!plan.ok) return plan
      const { date, ...planned } = programme
      const form = formAddress(planned.address)
      const words = newProgrammeWords({ ...planned, form, open: date.open })
      return { ok: true, will: [...words, ...doubtWords(date.price)] }
    },
    async run(services, { actor, key }, programme) {
      const { name, about } = programme
      const words = programmeWords(name, about)
      const wanted = { ...programme, actor, words, why: WHY.programme(name), key }
      const added = await addProgramme(services, wanted)
      if (!added.ok) return added
      return { ...added, code: (await addedCode(services, added.number)) ?? '' }
    },
    errors: publishErrors,
    to: (_, __, { code, number }) => `${dateAddress(code)}?published=${number}`,
  }),
]

const FORM = v.object({
  title: v.pipe(
    v.string(),
    v.nonEmpty(PROGRAMME_MESSAGES.title),
    v.maxLength(60, PROGRAMME_MESSAGES.longTitle),
  ),
  about: v.pipe(v.string(), v.maxLength(300, PROGRAMME_MESSAGES.longAbout)),
  /** "Summer Camp" and "/summer-camp" are understood. */
  address: v.pipe(
    v.string(),
    v.transform(suggestAddress),
    v.check((address) => address.length > 1, PROGRAMME_MESSAGES.address),
  ),
  menu: v.string(),
})

const NAMES = [
  { label: 'Title', name: 'title', maxLength: 60 },
  {
    label: 'In a sentence',
    name: 'about',
    help: 'The opening sentence of its page. May be left empty.',
    maxLength: 300,
  },
]
