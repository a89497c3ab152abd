import type { PageProps } from '#app/office/engine/engine.tsx'
import { whyWords } from '#app/office/words/content.ts'
import { suggestedWhy } from '#app/office/words/content-changes.ts'
import { type Errors, type Typing, typingOf } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { mistakeWords } from '#content-model/editing/form-words.ts'
import { momentIn } from '#domain/language-formats.ts'
import type { Unpublished } from '#workflows/content/publish-files.ts'
import type { Publication } from '#workflows/content/read-publication.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { fileAddress } from './content-address.ts'
import { DifferencesTable } from './versions/differences-table.tsx'

/** What publishing changes, why, and the button that does it. */
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
    <div className="error-summary" role="alert">
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

/** Why something could not be published: beside its reason, or a line each for everything else. */
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

/** The reason that stands in the list of versions. */
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
