import { splitLanguage } from '#app/local-path.ts'
import { officeAnswer, officeRoutes } from '#app/office/engine/engine.tsx'
import { FormKey } from '#app/office/form/office-form.tsx'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerNotFound, answerRefused } from '#app/office/refusals.tsx'
import type { Editing } from '#app/ui/edit-tools.server.tsx'
import type { TranslatedLanguage } from '#domain/language.ts'
import { readPublications } from '#workflows/content/compare-versions.ts'
import { openFile } from '#workflows/content/drafts/open-file.ts'
import { fileOf } from '../content-address.ts'
import { BUTTON, buttonValue } from '../edit/edit-form.tsx'
import { MoveWords } from '../edit/entries-field.tsx'
import { textsAddress, withShown } from '../languages/language-address.ts'
import { fileCounts } from '../languages/translation-links.tsx'
import { isPreviewed, PAGE_PATHS, readDraft, renderDraft } from '../preview/routes.tsx'
import {
  contentOfFile,
  type Part,
  partAddress,
  partAt,
  partId,
  partName,
  partTitle,
  siteAddress,
} from './part-address.ts'
import { showAsk } from './show-ask.tsx'
import { showPart } from './show-part.tsx'
import { SiteBar } from './site-bar.tsx'
import { takeSite } from './take-site.tsx'

/** The site as visitors see it, with Edit at each of its parts. A part is edited at its page's address too. */
export const siteRoutes = officeRoutes(
  PAGE_PATHS.flatMap((page) => {
    const at = { path: `/site${page}`, needs: 'editContent' } as const
    return [
      officeAnswer({ ...at, method: 'GET', answer: (context) => show(context, pageOf(context)) }),
      officeAnswer({
        ...at,
        method: 'POST',
        answer: (context) => takeSite(context, pageOf(context)),
      }),
    ]
  }),
)

async function show(context: OfficeContext, page: string): Promise<Response> {
  if (!isPreviewed(page)) return answerNotFound(context)
  if (context.req.query('ask')) return showAsk(context, page)
  return context.req.query('part') ? showPart(context, page) : showSite(context, page)
}

function pageOf(context: OfficeContext): string {
  const { pathname } = new URL(context.req.url)
  return pathname.replace(/^\/office\/site\/?/, '/')
}

/** A page of the site with the person's drafts, Edit at each part, and the bar. */
async function showSite(context: OfficeContext, page: string): Promise<Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const draft = await readDraft(context, { isSound: true })
  if (draft instanceof Response) return draft
  const read = await readPublications(services, actor)
  if (!read.ok) return answerRefused(context, read)
  const { content, faulty } = draft
  const { language, path: english } = splitLanguage(page)
  const file = fileOf(content, english)
  const opened = await openFile(services, { actor, place: { path: file, keys: ['blocks'] } })
  const blocks = opened.ok ? opened.file : undefined
  const named = new Set<string>()
  const tools: Editing['tools'] = (place, Wrapper) => {
    const part = partAt(content, place)
    if (!part) return undefined
    const name = partName(part)
    // The service times stand in several places, and an id only in one.
    const id = named.has(name) ? undefined : partId(part)
    named.add(name)
    const shown = { part, id, title: partTitle(part, contentOfFile(content, part.path)), Wrapper }
    return language === 'en' ? (
      <PartTools page={page} blocks={blocks} {...shown} />
    ) : (
      <TranslateTool language={language} {...shown} />
    )
  }
  const counts = fileCounts(services, file)
  const query = context.req.query()
  const bar = <SiteBar page={page} {...read} faulty={faulty} query={query} counts={counts} />
  const place = placeOf(file, english)
  const shown = await renderDraft(context, page, {
    services: { ...draft.services, editing: { place, tools, bar } },
    below: '/office/site',
    policy: ["form-action 'self'", "frame-ancestors 'none'"],
  })
  return shown.status === 404 ? answerNotFound(context) : shown
}

/** A programme has its words in the file of all programmes. */
function placeOf(file: string, page: string): string {
  const name = file.replace(/\.yaml$/, ':')
  return file === 'conferences.yaml' ? `${name}programmes.${page.slice(1)}` : name
}

type Props = {
  part: Part
  title: string
  id: string | undefined
  Wrapper: 'li' | 'span'
}

/** The blocks of a page: their version, what they show, and how many there are. */
type Blocks = { base: number; seen: string; value: unknown }

/** Edit at a part of a page; a block is also moved, removed, and followed by another one. */
export function PartTools(props: Props & { page: string; blocks: Blocks | undefined }) {
  const { page, part, title, id, Wrapper, blocks } = props
  const base = siteAddress(page)
  // It stands over the picture, beside the one of the picture itself.
  const isMenu = part.keys.at(-1) === 'navigation'
  const [list, index, ...others] = part.keys
  const isBlock = list === 'blocks' && index !== undefined && others.length === 0
  const at = Number(index)
  const last = Array.isArray(blocks?.value) ? blocks.value.length - 1 : 0
  const name = part.keys.join('.')
  const hidden = <span className="visually-hidden"> {title}</span>
  return (
    <Wrapper className="site-tools">
      <a className="site-edit" id={id} href={partAddress(page, part)}>
        Edit<span className={isMenu ? undefined : 'visually-hidden'}> {title}</span>
      </a>
      {isBlock && blocks && (
        <>
          <form method="post" action={base}>
            <FormKey version={blocks.base} fields={{ seen: blocks.seen, file: part.path }} />
            {(['up', 'down'] as const).map(
              (does) =>
                at !== (does === 'up' ? 0 : last) && (
                  <button
                    key={does}
                    type="submit"
                    name={BUTTON}
                    value={buttonValue({ does, name })}
                  >
                    <MoveWords does={does} title={title} />
                  </button>
                ),
            )}
          </form>
          <a href={`${base}?ask=remove&part=${encodeURIComponent(partName(part))}`}>
            Remove{hidden}
          </a>
          <a href={`${base}?ask=add&at=${at + 1}`}>Add below{hidden}</a>
        </>
      )}
    </Wrapper>
  )
}

/** On a page in another language: leads to the texts of a part. */
export function TranslateTool(props: Props & { language: TranslatedLanguage }) {
  const { language, part, title, id, Wrapper } = props
  const address = textsAddress(language, part.path)
  return (
    <Wrapper className="site-tools" lang="en">
      <a
        className="site-edit"
        id={id}
        href={withShown(address, { show: undefined, part: part.keys.join('.') })}
      >
        Translate<span className="visually-hidden"> {title}</span>
      </a>
    </Wrapper>
  )
}
