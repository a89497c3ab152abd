import { officeForm, officePage } from '#app/office/engine/engine.tsx'
import { LinkLine, LinkList } from '#app/office/link-list.tsx'
import type { Texts } from '#app/ui/form/typed.ts'
import { latestDate } from '#domain/conferences/calendar-date.ts'
import { findProgramme, type Programme, rulesOf } from '#domain/conferences/conference.ts'
import { programmeName } from '#domain/conferences/short-name.ts'
import { dayInIndia } from '#domain/days.ts'
import { daysWords, whenWords } from '#words/office/conferences.ts'
import { doubtWords, newDateWords, WHY } from '#words/office/date-forms.ts'
import { addDate, newDateName, planDate } from '#workflows/conferences/add-date.ts'
import { addedCode } from '#workflows/conferences/changed-files.ts'
import { ADD_DATE, addDateAddress, dateAddress } from './date-addresses.ts'
import { readDateForm, typedOf } from './date-form.ts'
import { DateFields, publishErrors, StepForm, VisitorsSee } from './date-steps.tsx'

const adding = officePage({
  path: '/conferences/add-date',
  needs: 'editContent',
  async read({ content }, _, query, refused) {
    const { programmes } = content.conferences
    const found = findModel(programmes, refused?.typed ?? query)
    if (!found) return undefined
    const { like, programme } = found
    const { prices, capacity, venue = '' } = programme
    // The first date begins with the places and prices of the dates from the calendar.
    const offered = prices && { venue, open: true, capacity, price: prices }
    const { cancel } = rulesOf({ programme, event: like ?? {} })
    const { first: _first, last: _last, ...typed } = typedOf(like ?? offered, cancel)
    const tabs = Object.entries(programmes).map(
      ([each, { title }]) => [addDateAddress(each), programmeName({ title })] as const,
    )
    return { ...found, tabs, opened: { ...typed, open: 'yes' } }
  },
  title: 'Add a date',
  View: ({ page: { key, programme, like, tabs, opened }, refused }) => (
    <>
      <LinkLine to="/office/conferences">All conferences</LinkLine>
      <h1>Add a date: {programmeName(programme)}</h1>
      {!refused?.plan && tabs.length > 1 && (
        <nav className="tabs" aria-label="Programme">
          <LinkList links={tabs} current={addDateAddress(key)} />
        </nav>
      )}
      {!refused?.plan && programme.fromCalendar && (
        <p className="notice">
          Dates of this programme come from the church’s calendar: enter the date there, and there
          is nothing more to do. Add it here only if it should not be in the calendar.
        </p>
      )}
      <StepForm
        action={ADD_DATE}
        opened={opened}
        refused={refused}
        fixed={{ programme: key, ...(like && { like: like.code }) }}
        cancel="/office/conferences"
        see={(typed) => <VisitorsSee name={newDateName(programme, like)} typed={typed} />}
        fields={(typing) => (
          <DateFields
            kind="new"
            pricesHelp={like && `Taken from ${whenWords({ days: like.days, dates: like.dates })}.`}
            {...typing}
          />
        )}
      />
    </>
  ),
})

export const addDateRows = [
  adding,
  officeForm({
    at: adding,
    fields({ typed }, { content, now }) {
      const found = findModel(content.conferences.programmes, typed)
      if (!found) return { ok: false, problem: 'unknown' }
      const read = readDateForm(typed, { kind: 'new', today: dayInIndia(now().getTime()) })
      return read.ok ? { ok: true, value: { ...found, date: read.date } } : read
    },
    plan(services, { actor }, { key, programme, like, date }) {
      const plan = planDate(services, { actor, programme: key, like: like?.code, date })
      if (!plan.ok) return plan
      const words = newDateWords({ ...date, like, isFromCalendar: programme.fromCalendar === true })
      return { ok: true, will: [...words, ...doubtWords(date.price)] }
    },
    async run(services, { actor, key: formKey }, { key, programme, like, date }) {
      const what = `${programmeName(programme)}, ${date.days ? daysWords(date.days) : ''}`
      const wanted = { actor, programme: key, like: like?.code, date }
      const added = await addDate(services, { ...wanted, why: WHY.added(what), key: formKey })
      if (!added.ok) return added
      return { ...added, code: (await addedCode(services, added.number)) ?? '' }
    },
    errors: publishErrors,
    to: (_, __, { code, number }) => `${dateAddress(code)}?published=${number}`,
  }),
]

function findModel(programmes: Readonly<Record<string, Programme>>, given: Texts) {
  const all = Object.entries(programmes)
  const own = all.filter(([, { fromCalendar }]) => !fromCalendar)
  const latest = (programme: Programme) => latestDate(programme)?.days?.first ?? ''
  const [usual] = (own.length > 0 ? own : all).toSorted(([, one], [, other]) =>
    latest(other).localeCompare(latest(one)),
  )
  const key = given.programme ?? usual?.[0] ?? ''
  const programme = findProgramme(programmes, key)
  if (!programme) return undefined
  const like = programme.events.find(({ code }) => code === given.like) ?? latestDate(programme)
  return { key, programme, like }
}
