import * as v from 'valibot'
import {
  officeForm,
  officePage,
  officeRoutes,
  type PageProps,
  type Query,
} from '#app/office/engine/engine.tsx'
import { PrintLine } from '#app/office/form/office-form.tsx'
import { LinkLine, LinkList } from '#app/office/link-list.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import { shortMoment } from '#domain/dates.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import type { Actor } from '#domain/staff.ts'
import type { NotAllowed } from '#workflows/actor.ts'
import { markBadges, readFolder } from '#workflows/folder/read-folder.ts'
import { PrintedForm } from './cards.tsx'
import { FOLDER_PARTS } from './sheets.tsx'

const PATH = '/conferences/:code/folder'

const folder = officePage({ path: PATH, read: readPart, title: 'Folder', View: FolderView })

const part = officePage({
  path: `${PATH}/:part`,
  read: readPart,
  title: ({ chosen }) => chosen?.title ?? 'Folder',
  says: { printed: 'Noted. From now on this page shows only new badges.' },
  View: FolderView,
})

export const folderRoutes = officeRoutes([
  folder,
  part,
  officeForm({
    path: `${PATH}/badges`,
    page: folder,
    fields: v.object({ tickets: v.string() }),
    run: (services, asked, { tickets }) =>
      markBadges(services, { ...asked, tickets: tickets.split(' ').filter(Boolean) }),
    to: ({ code }) =>
      `/office/conferences/${encodeURIComponent(code)}/folder/badges?only=new&done=printed`,
  }),
])

async function readPart(
  services: SiteServices,
  asked: { actor: Actor; code: string; part?: string },
  query: Query,
) {
  const chosen = FOLDER_PARTS.find(({ slug }) => slug === asked.part)
  if (asked.part !== undefined && !chosen) return undefined
  const read = await readFolder(services, asked)
  if (!read.ok) return read.problem === 'not-allowed' ? read : undefined
  // The list adds the numbers of the registrations that were ticked there: "1001,1002".
  const only = REGISTRATION_PARAMETERS.numbers.read(query.only ?? '')
  const people = read.people.filter(
    ({ registration: { number } }) => only?.includes(number) ?? true,
  )
  return { folder: { ...read, people }, chosen, onlyNew: query.only === 'new' }
}

type Page = Exclude<Awaited<ReturnType<typeof readPart>>, NotAllowed | undefined>

function FolderView({ page: { folder, chosen, onlyNew }, said }: PageProps<Page>) {
  const { name, venue, dates } = folder.event
  const conference = `/office/conferences/${encodeURIComponent(folder.code)}`
  const whole = `${conference}/folder`
  const parts = chosen ? [chosen] : FOLDER_PARTS.filter(({ isApart }) => !isApart)
  return (
    <div className="stack folder">
      <div className="stack no-print">
        <LinkLine to={conference}>
          {name}, {venue}, {dates}
        </LinkLine>
        <h1>{chosen?.title ?? 'Folder'}</h1>
        <PrintLine />
        <nav aria-label="Parts of the folder">
          <LinkList
            links={[
              [whole, 'Whole folder'],
              ...FOLDER_PARTS.map(({ slug, title }) => [`${whole}/${slug}`, title] as const),
            ]}
            current={chosen ? `${whole}/${chosen.slug}` : whole}
          />
        </nav>
      </div>
      <StatusNotice>{said}</StatusNotice>
      {chosen?.slug === 'badges' && <PrintedForm folder={folder} onlyNew={onlyNew} />}
      {parts.map(({ slug, title, Part }) => (
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
              {name}, {venue}, {dates} · printed {shortMoment(folder.at.getTime())}
            </p>
            {folder.offered > 0 && (
              <p>
                <span className="chip chip-open">{folder.offered} offered, without a badge</span>
              </p>
            )}
          </header>
          <Part folder={folder} onlyNew={onlyNew} />
        </section>
      ))}
    </div>
  )
}
