import { FormKey } from '#app/office/form/form-key.tsx'
import { fileName } from '#workflows/content/drafts/open-file.ts'
import type { Publication } from '#workflows/content/read-publication.ts'
import { fileAddress } from '../content-address.ts'
import { type FileCounts, TranslationLinks } from '../languages/translation-links.tsx'
import { Changes, type Done, doneWords, GetButton, Press } from './draft-parts.tsx'
import { siteAddress } from './part-address.ts'

type Props = {
  page: string
  publications: readonly Publication[]
  canStepBack: boolean
  /** The paths of drafts that have mistakes, so that they are neither shown nor published. */
  faulty: readonly string[]
  /** What has just been done. */
  done: Done | undefined
  /** How the page stands in other languages. */
  counts: FileCounts | undefined
}

/** Over each page of the site: what is not public yet, and what may become of it. */
export function SiteBar({ page, publications, canStepBack, faulty, done, counts }: Props) {
  const sound = publications.filter(({ path }) => !faulty.includes(path))
  const isDraft = publications.length > 0
  return (
    <section
      className="site-bar"
      aria-label="Editing this page"
      lang="en"
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
        {isDraft && <Changes publications={sound} />}
        {faulty.map((path) => (
          <span key={path}>
            Not shown because of mistakes: <a href={fileAddress(path)}>{fileName(path)}</a>.
          </span>
        ))}
        {!isDraft && !done && <span>Choose Edit beside what you want to change.</span>}
        {counts && <TranslationLinks counts={counts} />}
      </div>
      <div className="site-bar-buttons">
        <a href="/office/content">All pages</a>
        <GetButton address="/office/preview-widths" fields={{ page }} label="Phone width" />
        <div className="site-bar-drafts">
          {isDraft && (
            <GetButton address={siteAddress(page)} fields={{ ask: 'discard' }} label="Discard" />
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
