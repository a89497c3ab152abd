import { sentForm } from '#app/http/read-form-data.ts'
import { splitLanguage } from '#app/local-path.ts'
import { officeAnswer, officeRoutes } from '#app/office/engine/engine.tsx'
import { FormKey } from '#app/office/form/office-form.tsx'
import { ButtonLink } from '#app/office/link-list.tsx'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerRefused } from '#app/office/refusals.tsx'
import type { Editing } from '#app/ui/edit-tools.server.tsx'
import type { Language } from '#domain/language.ts'
import { readPublications } from '#workflows/content/compare-versions.ts'
import { type OpenedFile, openFile } from '#workflows/content/drafts/edit-file.ts'
import { fileOf, textsAddress, withQuery } from '../content-address.ts'
import { MoveButtons } from '../edit/edit-fields.tsx'
import { fileCounts } from '../languages/translation-links.tsx'
import { isPreviewed, PAGE_PATHS, readDraft, renderDraft } from '../preview/routes.tsx'
import { askPages } from './ask-pages.tsx'
import {
  contentOfFile,
  type Part,
  partAddress,
  partAt,
  partId,
  partName,
  partTitle,
  siteAddress,
  sitePage,
} from './part-address.ts'
import { changedOnPage, partRows } from './part-form.tsx'
import { draftForm, SiteBar } from './site-bar.tsx'

/** What is asked and typed about a page is at its address too: the query and the pressed button choose the row. */
export const siteRoutes = officeRoutes(
  PAGE_PATHS.flatMap((end) => {
    const site = { path: `/site${end}`, needs: 'editContent' } as const
    const [part, asks] = [partRows(site), askPages(site)]
    const drafts = draftForm(site)
    return [
      officeAnswer({
        ...site,
        method: 'GET',
        async answer(context) {
          const page = sitePage(context.req.param())
          const { ask, part: name } = context.req.query()
          if (!isPreviewed(page)) return answerRefused(context, 'unknown')
          if (!ask && !name) return showSite(context, page)
          const row = ask ? asks.get(ask) : part.page
          return row ? row.answer(context) : answerRefused(context, 'unknown')
        },
      }),
      officeAnswer({
        ...site,
        method: 'POST',
        async answer(context) {
          const { typed } = await sentForm(context.req.raw)
          return (typed.part === undefined ? drafts : part.form).answer(context)
        },
      }),
    ]
  }),
)

async function showSite(context: OfficeContext, page: string): Promise<Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const draft = await readDraft(context, { isSound: true })
  if (draft instanceof Response) return draft
  const read = await readPublications(services, actor)
  if (!read.ok) return answerRefused(context, read.problem)
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
    return <PartTools {...{ page, language, blocks }} {...shown} />
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
  return shown.status === 404 ? answerRefused(context, 'unknown') : shown
}

/** A programme has its words in the file of all programmes. */
function placeOf(file: string, page: string): string {
  const name = file.replace(/\.yaml$/, ':')
  return file === 'conferences.yaml' ? `${name}programmes.${page.slice(1)}` : name
}

/** Blocks are also moved, removed and followed by others. In another language, Edit leads to the texts of the part. */
function PartTools(props: {
  page: string
  language: Language
  part: Part
  title: string
  id: string | undefined
  Wrapper: 'li' | 'span'
  blocks: OpenedFile | undefined
}) {
  const { page, language, part, title, id, Wrapper, blocks } = props
  const isEnglish = language === 'en'
  const base = siteAddress(page)
  // The menu stands over the picture, beside the Edit of the picture itself.
  const isMenu = isEnglish && part.keys.at(-1) === 'navigation'
  const [list, index, ...others] = part.keys
  const isBlock = isEnglish && list === 'blocks' && index !== undefined && others.length === 0
  const at = Number(index)
  const count = Array.isArray(blocks?.value) ? blocks.value.length : 0
  const name = part.keys.join('.')
  const to = isEnglish
    ? partAddress(page, part)
    : withQuery(textsAddress(language, part.path), { part: name })
  const hidden = <span className="visually-hidden"> {title}</span>
  return (
    <Wrapper className="site-tools cluster gap-1" lang={isEnglish ? undefined : 'en'}>
      <a className="site-edit button" id={id} href={to}>
        {isEnglish ? 'Edit' : 'Translate'}
        <span className={isMenu ? undefined : 'visually-hidden'}> {title}</span>
      </a>
      {isBlock && blocks && (
        <>
          <form className="line gap-1" method="post" action={base}>
            <FormKey
              version={blocks.base}
              fields={changedOnPage({ path: part.path, keys: [list] }, blocks)}
            />
            <MoveButtons {...{ name, title }} index={at} of={count} />
          </form>
          <ButtonLink to={withQuery(base, { ask: 'remove', part: partName(part) })}>
            Remove{hidden}
          </ButtonLink>
          <ButtonLink to={withQuery(base, { ask: 'add', at: at + 1 })}>
            Add below{hidden}
          </ButtonLink>
        </>
      )}
    </Wrapper>
  )
}
