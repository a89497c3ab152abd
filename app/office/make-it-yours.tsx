import * as v from 'valibot'
import { StatusNotice, WarningNotice } from '#app/ui/status-notice.tsx'
import { fileName } from '#content-model/editing/form-words.ts'
import { groupSamples } from '#content-model/sample-groups.ts'
import { withoutSamples } from '#content-model/stored-file.ts'
import { type Actor, staffCan } from '#domain/staff.ts'
import { publishFiles } from '#workflows/content/publish-files.ts'
import { mayFillWithSamples } from '#workflows/samples/fill-with-samples.ts'
import type { Services } from '#workflows/services.ts'
import { shownAt } from './content/content-address.ts'
import {
  contentOfFile,
  type Part,
  partAddress,
  partName,
  partTitle,
  readPartName,
  SELECTIONS,
} from './content/site/part-address.ts'
import { officeForm, officePage, officeRoutes, type PageProps } from './engine/engine.tsx'
import { PostButton, PostForm, Submit } from './form/office-form.tsx'
import { LinkList, type ListedLink } from './link-list.tsx'

const needs = 'editContent'
const KEPT = 'That is right as it is'
const CHANGED = 'Somebody has changed the site meanwhile. Please look again.'

type Start = ReturnType<typeof readStart>

export function readStart(services: Services, actor: Actor) {
  const { number: seen, samples, content } = services.live.version()
  const groups = groupSamples(samples).map(({ name, samples: own }) => {
    const byForm = Map.groupBy(own, ({ file, place }) => partName(formOf(file, place)))
    return {
      name,
      left: own.length,
      forms: [...byForm].map(([form, some]) => {
        const { file = '', place = '' } = some[0] ?? {}
        const part = formOf(file, place)
        const title = partTitle(part, contentOfFile(content, file))
        const name = title === fileName(file) ? title : `${fileName(file)}: ${title}`
        return { form, file, to: partAddress(shownAt(file), part), name, samples: some }
      }),
    }
  })
  const left = staffCan.editContent(actor) ? samples.length : 0
  return { seen, left, groups, actor, mayFill: mayFillWithSamples(services, actor) }
}

/** The part of the site whose form has this place: a block of a page, some fields of a file, or its first level. */
function formOf(path: string, place: string): Part {
  const keys = place.split('.')
  const [first = '', second = ''] = keys
  const selected = SELECTIONS.find((each) => each.path === path && each.only?.includes(first))
  if (selected) return selected
  if (['blocks', 'programmes'].includes(first)) return { path, keys: [first, second] }
  return { path, keys: /^\d+$/.test(first) ? [] : [first] }
}

const page = officePage({
  path: '/start',
  needs,
  read: async (services, { actor }) => readStart(services, actor),
  title: 'Make it yours',
  says: { kept: 'Kept. It is no sample any more.' },
  View: MakeItYours,
})

export const startRoutes = officeRoutes([
  page,
  officeForm({
    at: page,
    fields: v.object({ form: v.string() }),
    run(services, { actor, key, version: seen = 0 }, { form }) {
      const file = readPartName(form)?.path ?? ''
      const isKept = (place: string) => partName(formOf(file, place)) === form
      const why = `${KEPT}: ${fileName(file)}`
      return publishFiles(services, {
        ...{ actor, key, why, action: 'publish' },
        change(files, version) {
          const body = version === seen ? files.get(file) : undefined
          if (body === undefined) return undefined
          return new Map(files).set(file, withoutSamples(body, isKept))
        },
      })
    },
    errors: () => ({ '': CHANGED }),
    to: '/office/start?done=kept',
  }),
])

export function MakeItYours({
  page: { seen, left, groups, actor, mayFill },
  said,
  refused,
}: Pick<PageProps<Start>, 'page'> & Partial<Pick<PageProps<Start>, 'said' | 'refused'>>) {
  const next = groups.find((group) => group.left > 0)
  return (
    <div className="stack">
      <h1>Make it yours</h1>
      <StatusNotice>{said}</StatusNotice>
      <WarningNotice>{refused?.errors['']}</WarningNotice>
      <p>
        {next
          ? `${left} values on the site are samples. Replace them in this order, or say that they are right.`
          : 'No sample is left: this is your church’s site.'}
      </p>
      <ol className="start-groups office-card box lines">
        {groups.map((group) => (
          <li key={group.name}>
            <details open={group === next}>
              <summary>
                <strong>{group.name}</strong>{' '}
                <span className={`chip ${group.left === 0 ? 'chip-good' : 'chip-open'}`}>
                  {group.left === 0 ? 'Done' : `${group.left} left`}
                </span>
              </summary>
              {group.left === 0 && <p>Nothing is left here.</p>}
              <ul className="lines">
                {group.forms.map(({ form, to, name, samples }) => (
                  <li key={form} className="row split gap-2">
                    <p>
                      <a href={to}>{name}</a>
                      <span className="soft"> {valuesOf(samples)}</span>
                    </p>
                    <PostButton action="/office/start" version={seen} fields={{ form }}>
                      {KEPT}
                      <span className="visually-hidden"> for {name}</span>
                    </PostButton>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <FirstSteps actor={actor} mayFill={mayFill} />
    </div>
  )
}

const MOST_VALUES = 2

function valuesOf(samples: readonly { value: string }[]): string {
  const shown = samples.slice(0, MOST_VALUES).map(({ value }) => {
    const [line = ''] = value.split('\n')
    return line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE - 1)}…` : line
  })
  const rest = samples.length - shown.length
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

const LONGEST_VALUE = 40

export function FirstSteps({ actor, mayFill }: Pick<Start, 'actor' | 'mayFill'>) {
  const links: readonly (ListedLink | false)[] = [
    ['/office/devices', 'Enter your name'],
    staffCan.editContent(actor) && ['/office/conferences', 'Open a date'],
    staffCan.manageStaff(actor) && ['/office/staff', 'Invite a colleague'],
    staffCan.checkSite(actor) && ['/office/check', 'Check that everything works'],
  ]
  return (
    <>
      <LinkList links={links} label="And then" />
      {mayFill && (
        <PostForm action="/office/samples" className="row gap-2">
          <Submit isQuiet>Fill with sample families</Submit>
          <span className="soft">to see the office at work first, with made-up records.</span>
        </PostForm>
      )}
    </>
  )
}
