import type { ReactNode } from 'react'
import { type Errors, type Typing, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import type { Difference } from '#content-model/editing/differences.ts'
import { mistakeWords } from '#content-model/editing/form-words.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { momentIn } from '#domain/language-formats.ts'
import type { Publication } from '#workflows/content/compare-versions.ts'
import type { Unpublished } from '#workflows/content/publish-files.ts'
import type { PageProps } from '../engine/engine.tsx'
import { type Fields, FormKey, Submit } from '../form/office-form.tsx'
import { Sheet } from '../sheet.tsx'
import { whyWords } from '../words/content.ts'
import { changeWords, suggestedWhy } from '../words/content-changes.ts'
import { fileAddress } from './content-address.ts'
import { BUTTON } from './edit/edit-form.tsx'

export function PublishView({
  page: { name, path, seen, differences, others },
  refused,
}: PageProps<Publication>) {
  return (
    <>
      <h1>Publish {name}</h1>
      <Problems problems={refused?.lines ?? []} />
      {others && <OthersChange path={path} others={others} />}
      <section aria-labelledby="what-changes">
        <h2 id="what-changes">What will change</h2>
        <DifferencesTable caption="Your changes" path={path} differences={differences} />
      </section>
      <ConfirmForm
        action={`${fileAddress(path)}/publish`}
        formKey={refused?.key}
        version={seen}
        button="Publish"
        leave={{ label: 'Go on editing', to: fileAddress(path) }}
      >
        <WhyField {...typingOf(refused, { why: suggestedWhy(differences) })} />
      </ConfirmForm>
    </>
  )
}

export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div className="notice error-summary" role="alert">
      <h2>This can’t be published</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

export function OthersChange(props: { path: string; others: NonNullable<Publication['others']> }) {
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
      <p>Both sets of changes are kept. Where you changed the same field, yours is published.</p>
    </section>
  )
}

/** A fault is said beside the reason, or a line each for everything else. */
export function whyUnpublished(published: Unpublished): { errors: Errors; lines: string[] } {
  if (published.problem === 'no-reason') {
    return { errors: { why: 'Please say it in at most 500 characters.' }, lines: [] }
  }
  const lines =
    published.problem === 'mistakes'
      ? published.mistakes.map((mistake) => `${mistakeWords(mistake)}.`)
      : [WORDS[published.problem]]
  return { errors: {}, lines }
}

const WORDS = {
  unchanged: 'The site already shows the same.',
  changed: 'Somebody else has just published. Please look at what has changed.',
  'not-allowed': 'Nothing was published.',
}

export function WhyField(typing: Typing) {
  return (
    <TypedField
      label="Why (optional)"
      name="why"
      maxLength={500}
      help="A sentence for those who look after the site with you. Without one, the changes are listed."
      {...typing}
    />
  )
}

export function DifferencesTable(props: {
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

export function ConfirmForm(props: {
  action: string
  formKey?: string | undefined
  version?: number | undefined
  fields?: Fields
  button: string | undefined
  /** What the button does, where the address takes several. */
  does?: string
  leave: { label: string; to: string }
  children?: ReactNode
}) {
  const { action, formKey, version, fields, button, does, leave, children } = props
  return (
    <form className="form office-form" method="post" action={action} data-in-place="">
      <FormKey value={formKey} version={version} fields={fields} />
      {children}
      <div className="button-row">
        {button && <Submit {...(does && { name: BUTTON, value: does })}>{button}</Submit>}
        <a href={leave.to}>{leave.label}</a>
      </div>
    </form>
  )
}
