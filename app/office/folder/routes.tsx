import { Hono } from 'hono'
import { sentForm } from '#app/http/read-form-data.ts'
import { LinkList } from '#app/office/link-list.tsx'
import { asStaff, type OfficeContext, type OfficeEnv } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { type Folder, markBadges, readFolder } from '#workflows/folder/read-folder.ts'
import { FOLDER_PARTS, type FolderPart } from './folder-parts.tsx'
import { PrintedForm } from './parts/badges.tsx'

/** What is printed for the day of a conference: the whole folder, or a part by itself. */
export const folderRoutes = new Hono<OfficeEnv>()

const PATH = '/conferences/:code/folder'

folderRoutes.get(PATH, (context) => answerFolder(context))

folderRoutes.get(`${PATH}/:part`, (context) => answerFolder(context, context.req.param('part')))

folderRoutes.post(`${PATH}/badges`, async (context) => {
  const { typed, key } = await sentForm(context.req.raw)
  const code = context.req.param('code')
  const tickets = (typed.tickets ?? '').split(' ').filter(Boolean)
  const marked = await asStaff(context, markBadges, { code, tickets, key })
  if (!marked.ok) return answerNotAllowed(context)
  const address = `/office/conferences/${encodeURIComponent(code)}/folder/badges`
  return context.redirect(`${address}?only=new&done=printed`, 303)
})

async function answerFolder(context: OfficeContext, slug?: string): Promise<Response> {
  const part = slug === undefined ? undefined : FOLDER_PARTS.get(slug)
  if (slug !== undefined && !part) return answerNotFound(context)
  const folder = await asStaff(context, readFolder, { code: context.req.param('code') ?? '' })
  if (!folder.ok) {
    return folder.problem === 'not-allowed' ? answerNotAllowed(context) : answerNotFound(context)
  }
  const chosen = slug !== undefined && part ? { slug, part } : undefined
  const onlyNew = context.req.query('only') === 'new'
  const done = context.req.query('done') === 'printed' ? PRINTED : undefined
  const content = <FolderView {...{ folder, chosen, onlyNew, done }} />
  return answerPage(context, { title: part?.title ?? 'Folder', content })
}

const PRINTED = 'Noted. From now on this page shows only new badges.'

type FolderViewProps = {
  folder: Folder
  /** The part that is printed by itself; the whole folder without one. */
  chosen: { slug: string; part: FolderPart } | undefined
  /** Only badges that were not printed before. */
  onlyNew: boolean
  done: string | undefined
}

/** The folder as it is printed, with its parts to choose from, which are not. */
function FolderView({ folder, chosen, onlyNew, done }: FolderViewProps) {
  const parts = chosen
    ? [[chosen.slug, chosen.part] as const]
    : [...FOLDER_PARTS].filter(([, { isApart }]) => !isApart)
  return (
    <div className="stack folder">
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

function FolderHead({ folder, chosen }: Pick<FolderViewProps, 'folder' | 'chosen'>) {
  const conference = `/office/conferences/${encodeURIComponent(folder.code)}`
  const whole = `${conference}/folder`
  const { name, venue, dates } = folder.event
  return (
    <div className="stack no-print">
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
        <LinkList
          links={[
            [whole, 'Whole folder'],
            ...[...FOLDER_PARTS].map(([slug, { title }]) => [`${whole}/${slug}`, title] as const),
          ]}
          current={chosen ? `${whole}/${chosen.slug}` : whole}
        />
      </nav>
    </div>
  )
}
