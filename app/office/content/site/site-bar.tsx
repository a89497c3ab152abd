import { fileAddress, withQuery } from '#app/office/content/content-address.ts'
import { PLAN_PAGE, publishOwn } from '#app/office/content/content-plan.tsx'
import { BUTTON, Press } from '#app/office/content/edit/edit-form.tsx'
import { officeForm, officePage, type Query } from '#app/office/engine/engine.tsx'
import { FormKey, GetButton } from '#app/office/form/office-form.tsx'
import { fileName } from '#content-model/editing/form-words.ts'
import { DRAFT_DONE } from '#words/office/content.ts'
import { changeWords } from '#words/office/content-changes.ts'
import { type Publication, readPublications } from '#workflows/content/compare-versions.ts'
import {
  bringBackDraft,
  discardDraft,
  stepBack,
  takeTheirs,
} from '#workflows/content/drafts/bring-back-draft.ts'
import { type FileCounts, TranslationLinks } from '../languages/translation-links.tsx'
import { backAddress, type SiteRow, siteAddress, sitePage } from './part-address.ts'
import styles from './site-view.css?url'

export function SiteBar(props: {
  page: string
  publications: readonly Publication[]
  canStepBack: boolean
  /** Drafts that have mistakes are neither shown nor published. */
  faulty: readonly string[]
  query: Query
  counts: FileCounts
}) {
  const { page, publications, canStepBack, faulty, query, counts } = props
  const sound = publications.filter(({ path }) => !faulty.includes(path))
  const isDraft = publications.length > 0
  const done = readDone(query)
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={styles} />
      <section
        className="site-bar row split tall-links"
        aria-label="Editing this page"
        lang="en"
        data-draft={isDraft ? '' : undefined}
      >
        <div className="site-bar-words">
          <strong>{isDraft ? 'Draft, not public' : 'Your site'}</strong>{' '}
          <DraftWords done={done} publications={sound} page={page} />
          {faulty.map((path) => (
            <span key={path}>
              Not shown because of mistakes: <a href={fileAddress(path)}>{fileName(path)}</a>.
            </span>
          ))}
          {!isDraft && !done && <span>Choose Edit beside what you want to change.</span>}
          <TranslationLinks counts={counts} />
        </div>
        <div className="site-bar-buttons row gap-2">
          <a href="/office/content">All pages</a>
          <GetButton className="line" action="/office/preview-widths" fields={{ page }}>
            Phone width
          </GetButton>
          <div className="site-bar-drafts row gap-2">
            <DraftButtons
              {...{ page, publications, canStepBack, done }}
              canPublish={sound.length > 0}
            />
          </div>
        </div>
      </section>
    </>
  )
}

type LastStep = ReturnType<typeof readDone>

export function DraftWords(props: {
  done: LastStep
  publications: readonly Publication[]
  page?: string
}) {
  const { done, publications, page } = props
  return (
    <>
      {done && <span role="status">{done.words} </span>}
      {done?.published !== undefined && (
        <>
          {page && (
            <a rel="external" href={page}>
              See it on the site
            </a>
          )}{' '}
          <a href={`/office/content/versions/${done.published}/undo`}>Undo</a>
        </>
      )}
      <DraftChanges publications={publications} />
    </>
  )
}

export function DraftButtons(props: {
  page: string
  /** Where one comes back to, other than the page. */
  back?: string
  publications: readonly Publication[]
  canStepBack: boolean
  done: LastStep
  canPublish: boolean
}) {
  const { page, back, publications, canStepBack, done, canPublish } = props
  const action = siteAddress(page)
  return (
    <>
      {publications.length > 0 && (
        <GetButton className="line" action={action} fields={{ back, ask: 'discard' }}>
          Discard
        </GetButton>
      )}
      <form className="row gap-2" method="post" action={action}>
        <FormKey version={publications[0]?.seen} fields={{ back }} />
        {canStepBack && <Press does="undo">Undo</Press>}
        {done?.isDiscarded && <Press does="bring-back">Bring the draft back</Press>}
        {canPublish && (
          <Press does="publish" isMain>
            Publish
          </Press>
        )}
      </form>
    </>
  )
}

export function readDone({ published = '', done = '' }: Query) {
  if (/^\d{1,9}$/.test(published)) {
    const number = Number(published)
    const words = `Version ${number} is published. Visitors see it within five seconds.`
    return { words, published: number }
  }
  const words = DRAFT_DONE.get(done)
  return words === undefined ? undefined : { words, isDiscarded: done === 'discarded' }
}

/** One is said; several would fill the screen of a phone. */
function DraftChanges({ publications }: { publications: readonly Publication[] }) {
  const words = publications.flatMap(({ differences }) => differences.map(changeWords))
  if (words.length === 0) return null
  if (words.length === 1) return <span>{words[0]}</span>
  return (
    <details>
      <summary>{words.length} changes</summary>
      <ul>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  )
}

/** What is done with all own drafts. Changes of others in the same fields are shown before publishing. */
export function draftForm(site: SiteRow) {
  const page = officePage({
    ...site,
    ...PLAN_PAGE,
    async read(services, { actor, ...asked }, _, refused) {
      const read = await readPublications(services, actor)
      if (!read.ok) return read
      const address = sitePage(asked)
      const back = backAddress(address, refused?.typed.back)
      return {
        title: 'Publish',
        sections: [{ files: read.publications }],
        action: siteAddress(address),
        version: read.publications[0]?.seen,
        fields: { told: 'yes', back },
        button: 'Publish',
        does: 'publish',
        leave: { label: 'Go on editing', to: back },
      }
    },
  })
  return officeForm({
    ...site,
    page,
    fields({ typed }) {
      const { [BUTTON]: pressed = '' } = typed
      const step = DRAFT_BUTTONS.get(pressed)
      if (!step && pressed !== 'publish') return { ok: false, problem: 'unknown' }
      return { ok: true, value: { step, typed } }
    },
    async run(services, asked, { step, typed: { why, told, path } }) {
      if (!step) return publishOwn(services, asked, { why, isTold: told === 'yes' })
      const { actor, key } = asked
      const changed = await step.change(services, { actor, key, path })
      if (changed.ok) return { ok: true as const, done: step.done }
      return changed.problem === 'unknown' ? { ok: true as const, done: 'changed' } : changed
    },
    to: (asked, { typed: { back } }, done) =>
      withQuery(
        backAddress(sitePage(asked), back),
        'number' in done ? { published: done.number } : { done: done.done },
      ),
  })
}

const DRAFT_BUTTONS = new Map<string, { change: typeof takeTheirs; done: string }>([
  ['undo', { change: stepBack, done: 'undone' }],
  ['discard', { change: discardDraft, done: 'discarded' }],
  ['bring-back', { change: bringBackDraft, done: 'brought-back' }],
  ['theirs', { change: takeTheirs, done: 'theirs' }],
])
