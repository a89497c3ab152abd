import * as v from 'valibot'
import { typingOf } from '#app/ui/form/typed.ts'
import { TypedErrors, TypedField } from '#app/ui/form/typed-field.tsx'
import type { Difference } from '#content-model/editing/differences.ts'
import { mistakeWords } from '#content-model/editing/form-words.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { momentIn } from '#domain/language-formats.ts'
import { whyWords } from '#words/office/content.ts'
import { changeWords, suggestedWhy } from '#words/office/content-changes.ts'
import type { StaffForm } from '#workflows/actor.ts'
import {
  type ChangedFile,
  type Publication,
  readPublications,
} from '#workflows/content/compare-versions.ts'
import { type Publishing, publishDraft } from '#workflows/content/publish-files.ts'
import type { Services } from '#workflows/services.ts'
import type { PageProps } from '../engine/engine.tsx'
import { type Fields, PostButton, PostForm, Submit } from '../form/office-form.tsx'
import { Sheet } from '../sheet.tsx'
import { shownAt } from './content-address.ts'
import { BUTTON } from './edit/edit-form.tsx'
import { siteAddress } from './site/part-address.ts'

/** What will happen to the content, and the button that does it. */
type ContentPlan = {
  title: string
  sections?: readonly (false | { says?: string; files?: Changes })[]
  action: string
  version?: number | undefined
  fields?: Fields
  /** The reason that is suggested, where one is asked for. */
  why?: string
  /** Absent where nothing can be done. */
  button?: string | false
  /** What the button does, where the address takes several. */
  does?: string
  leave: { label: string; to: string }
}

type Changes = readonly (ChangedFile & Partial<Pick<Publication, 'others'>>)[]

export const PLAN_PAGE = {
  needs: 'editContent',
  title: ({ title }: ContentPlan) => title,
  View: PlanView,
} as const

function PlanView({ page, refused }: PageProps<ContentPlan>) {
  const { title, sections = [], action, version, fields, why, button, does, leave } = page
  const { errors = {}, lines = [] } = refused ?? {}
  return (
    <>
      <h1>{title}</h1>
      <TypedErrors errors={errors} others={lines} />
      {sections.map(
        (section) =>
          section && (
            <section className="stack" key={section.says}>
              {section.says && <p>{section.says}</p>}
              <FilesChanges files={section.files ?? []} />
            </section>
          ),
      )}
      <PostForm
        className="form office-form"
        data-in-place=""
        {...{ action, refused, version, fields }}
      >
        {why !== undefined && (
          <TypedField
            label="Why (optional)"
            name="why"
            maxLength={500}
            help="A sentence for those who look after the site with you. Without one, the changes are listed."
            {...typingOf(refused, { why })}
          />
        )}
        <div className="button-row">
          {button && <Submit {...(does && { name: BUTTON, value: does })}>{button}</Submit>}
          <a href={leave.to}>{leave.label}</a>
        </div>
      </PostForm>
    </>
  )
}

export function FilesChanges({ files }: { files: Changes }) {
  return files.map(({ path, name, differences, others }) => (
    <section className="stack" key={path} aria-label={name}>
      {others && <OthersChange path={path} others={others} />}
      <DifferencesTable path={path} caption={name} differences={differences} />
    </section>
  ))
}

function OthersChange(props: { path: string; others: NonNullable<Publication['others']> }) {
  const { path, others } = props
  return (
    <section className="notice" aria-labelledby="others">
      <h2 id="others">Somebody else has changed this since you began</h2>
      <ul className="bullets">
        {others.versions.map((version) => (
          <li key={version.number}>
            {version.author}, {momentIn('en', new Date(version.at))}: {whyWords(version)}
          </li>
        ))}
      </ul>
      <DifferencesTable caption="Their changes" path={path} differences={others.differences} />
      <p>
        Both sets of changes are kept.
        {others.isClash &&
          ' Where you changed the same, yours is published, unless you take theirs.'}
      </p>
      {others.isClash && (
        <PostButton action={siteAddress(shownAt(path))} fields={{ [BUTTON]: 'theirs', path }}>
          Take theirs
        </PostButton>
      )}
    </section>
  )
}

function DifferencesTable(props: {
  caption: string
  /** The name of the file says the language of its texts. */
  path: string
  differences: readonly Difference[]
}) {
  const { caption, path, differences } = props
  if (differences.length === 0) return <p>{caption}: nothing that visitors see.</p>
  const language = asSideFile(path)?.language
  const said = (Side: 'del' | 'ins', { flag }: Difference, words: string | undefined) =>
    words ? (
      <Side className="typed" lang={flag ? undefined : language}>
        {words}
      </Side>
    ) : (
      'Nothing'
    )
  return (
    <>
      <ul className="bullets">
        {differences.map((one) => (
          <li key={keyOf(one)}>{changeWords(one)}</li>
        ))}
      </ul>
      <Sheet
        caption={caption}
        columns={[
          ['What', keyOf],
          ['Before', (one) => said('del', one, one.before)],
          ['After', (one) => said('ins', one, one.after)],
        ]}
        rows={differences}
      />
    </>
  )
}

/** "Services: Sunday Service" for an entry of a list. */
function keyOf({ what, entry }: Difference): string {
  return entry ? `${what}: ${entry.label} (${entry.how})` : what
}

export const WHY_FIELD = v.object({ why: v.string() })

/** A fault is said beside the reason, or a line each for everything else. */
export function answerOf(published: Publishing | { ok: false; problem: 'unknown' }) {
  if (published.ok || published.problem === 'unknown' || published.problem === 'not-allowed') {
    return published
  }
  if (published.problem === 'no-reason') {
    return { ...published, errors: { why: 'Please say it in at most 500 characters.' } }
  }
  const lines =
    published.problem === 'mistakes'
      ? published.mistakes.map((mistake) => `${mistakeWords(mistake)}.`)
      : [WORDS[published.problem]]
  return { ...published, lines }
}

const WORDS = {
  unchanged: 'The site already shows the same.',
  changed: 'Somebody else has just published. Please look at what has changed.',
}

/** Of one file, or of all own drafts. Without a reason it is made of the changes. */
export async function publishOwn(
  services: Services,
  {
    actor,
    key,
    version: seen = 0,
  }: Pick<StaffForm, 'actor' | 'key'> & { version?: number | undefined },
  publishing: { path?: string; why: string | undefined; isTold?: boolean },
) {
  const read = await readPublications(services, actor)
  if (!read.ok) return read
  const { path, why } = publishing
  const own = read.publications.filter((each) => (path ?? each.path) === each.path)
  const suggested = suggestedWhy(own.flatMap(({ differences }) => differences))
  const form = { ...publishing, actor, key, seen, why: why || suggested }
  return answerOf(await publishDraft(services, form))
}

export function publishedAddress(_asked: unknown, _value: unknown, done: { number: number }) {
  return `/office/content?published=${done.number}`
}
