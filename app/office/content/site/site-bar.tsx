import { FormKey } from '#app/office/form/form-key.tsx'
import { changeWords } from '#app/office/words/content-changes.ts'
import { fileName } from '#workflows/content/drafts/file-form.ts'
import type { Publication } from '#workflows/content/read-publication.ts'
import { fileAddress } from '../content-address.ts'
import { BUTTON } from '../edit/form-buttons.ts'
import { siteAddress } from './part-address.ts'

type Props = {
  page: string
  publications: readonly Publication[]
  canStepBack: boolean
  /** The paths of drafts that have mistakes, so that they are neither shown nor published. */
  faulty: readonly string[]
  /** What has just been done. */
  done: Done | undefined
}

export type Done =
  | { what: 'saved' | 'same' | 'undone' | 'discarded' | 'brought-back' | 'changed' }
  | { what: 'published'; number: number }

/** Over each page of the site: what is not public yet, and what may become of it. */
export function SiteBar({ page, publications, canStepBack, faulty, done }: Props) {
  const sound = publications.filter(({ path }) => !faulty.includes(path))
  const differences = sound.flatMap((each) => each.differences)
  const isDraft = publications.length > 0
  return (
    <section
      className="site-bar"
      aria-label="Editing this page"
      data-draft={isDraft ? '' : undefined}
    >
      <div className="site-bar-words">
        <strong>{isDraft ? 'Draft, not public' : 'Your site'}</strong>{' '}
        {done && <span role="status">{doneWords(done)} </span>}
        {done?.what === 'published' && (
          <>
            <a href={page}>See it on the site</a>{' '}
            <a href={`/office/content/versions/${done.number}/undo`}>Undo</a>
          </>
        )}
        {isDraft && <Changes words={differences.map(changeWords)} />}
        {faulty.map((path) => (
          <span key={path}>
            Not shown because of mistakes: <a href={fileAddress(path)}>{fileName(path)}</a>.
          </span>
        ))}
        {!isDraft && !done && <span>Choose Edit at what you want to change.</span>}
      </div>
      <div className="site-bar-buttons">
        <a href="/office/content">All pages</a>
        <GetButton address="/office/preview-widths" name="page" value={page} label="Phone width" />
        <div className="site-bar-drafts">
          {isDraft && (
            <GetButton address={siteAddress(page)} name="ask" value="discard" label="Discard" />
          )}
          <form method="post" action={siteAddress(page)}>
            <FormKey version={publications[0]?.seen} />
            {canStepBack && <Press does="undo" label="Undo" />}
            {done?.what === 'discarded' && <Press does="bring-back" label="Bring the draft back" />}
            {sound.length > 0 && <Press does="publish" label="Publish" isMain />}
          </form>
        </div>
      </div>
    </section>
  )
}

/** One is said; several would fill the screen of a phone. */
function Changes({ words }: { words: readonly string[] }) {
  if (words.length <= 1) return <span>{words[0]}</span>
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

function doneWords(done: Done): string {
  switch (done.what) {
    case 'published':
      return `Version ${done.number} is published. Visitors see it within five seconds.`
    case 'saved':
      return 'Saved. Only you see it.'
    case 'same':
      return 'Nothing has changed.'
    case 'undone':
      return 'The last change is undone.'
    case 'discarded':
      return 'Your draft is discarded.'
    case 'brought-back':
      return 'Your draft is back.'
    case 'changed':
      return 'This page had changed since you opened it. Here it is as it is now: please try again.'
  }
}

type GetProps = { address: string; name: string; value: string; label: string }

function GetButton({ address, name, value, label }: GetProps) {
  return (
    <form method="get" action={address}>
      <button className="button button-quiet" type="submit" name={name} value={value}>
        {label}
      </button>
    </form>
  )
}

type PressProps = { does: string; label: string; isMain?: boolean }

function Press({ does, label, isMain = false }: PressProps) {
  const className = isMain ? 'button' : 'button button-quiet'
  return (
    <button className={className} type="submit" name={BUTTON} value={does}>
      {label}
    </button>
  )
}
