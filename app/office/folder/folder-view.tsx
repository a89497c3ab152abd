import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import type { Folder } from '#workflows/folder/read-folder.ts'
import { FOLDER_PARTS, type FolderPart } from './folder-parts.ts'
import { PrintedForm } from './parts/badges.tsx'

type Props = {
  folder: Folder
  /** The part that is printed by itself; the whole folder without one. */
  chosen: { slug: string; part: FolderPart } | undefined
  /** Only badges that were not printed before. */
  onlyNew: boolean
  done: string | undefined
}

/** The folder as it is printed, with its parts to choose from, which are not. */
export function FolderView({ folder, chosen, onlyNew, done }: Props) {
  const parts = chosen
    ? [[chosen.slug, chosen.part] as const]
    : [...FOLDER_PARTS].filter(([, { isApart }]) => !isApart)
  return (
    <div className="folder">
      <FolderHead folder={folder} chosen={chosen} />
      <StatusNotice>{done}</StatusNotice>
      {chosen?.slug === 'badges' && <PrintedForm folder={folder} onlyNew={onlyNew} />}
      {parts.map(([slug, { title, Part }]) => (
        <section
          key={slug}
          className={`folder-part folder-${slug}`}
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
          tabIndex={0}
        >
          <header className="folder-title">
            <h2>{title}</h2>
            <p>
              {folder.event.name}, {folder.event.venue}, {folder.event.dates} · printed{' '}
              {shortMoment(folder.at.getTime())}
            </p>
          </header>
          <Part folder={folder} onlyNew={onlyNew} />
        </section>
      ))}
    </div>
  )
}

function FolderHead({ folder, chosen }: Pick<Props, 'folder' | 'chosen'>) {
  const conference = `/office/conferences/${encodeURIComponent(folder.code)}`
  const { name, venue, dates } = folder.event
  return (
    <div className="folder-head no-print">
      <p>
        <a href={conference}>
          {name}, {venue}, {dates}
        </a>
      </p>
      <h1>{chosen ? chosen.part.title : 'Folder'}</h1>
      <p>
        <button type="button" className="button script-only" data-print>
          {chosen ? 'Print this part' : 'Print the whole folder'}
        </button>
        <noscript>Print this page with your browser.</noscript>
      </p>
      <nav aria-label="Parts of the folder">
        <ul className="folder-parts">
          <li>
            <a href={`${conference}/folder`} aria-current={chosen ? undefined : 'page'}>
              Whole folder
            </a>
          </li>
          {[...FOLDER_PARTS].map(([slug, { title }]) => (
            <li key={slug}>
              <a
                href={`${conference}/folder/${slug}`}
                aria-current={chosen?.slug === slug ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
