import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { splitLanguage } from '#app/local-path.ts'
import { Press } from '#app/office/content/edit/form-buttons.tsx'
import { textsAddress, withShown } from '#app/office/content/languages/language-address.ts'
import { FormKey, GetButton } from '#app/office/form/office-form.tsx'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { fileName } from '#content-model/editing/place-words.ts'
import type { Content } from '#content-model/schema/content.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { openFile } from '#workflows/content/drafts/open-file.ts'
import { readSoundContent } from '#workflows/content/drafts/read-draft-content.ts'
import { type Publication, readPublications } from '#workflows/content/read-publication.ts'
import { fileAddress, fileOf } from '../content-address.ts'
import { type FileCounts, fileCounts, TranslationLinks } from '../languages/translation-links.tsx'
import { ownHeaders, ownPage, PAGE_POLICY } from '../preview/own-page.ts'
import { renderDraft } from '../preview/render-draft.tsx'
import { type Done, DraftChanges, draftWords, readDone } from './draft-parts.tsx'
import { markElements } from './mark-elements.ts'
import { type Part, partId, partName, siteAddress } from './part-address.ts'
import { contentOfFile, partTitle } from './part-title.ts'
import { PartTools } from './part-tools.tsx'
import { type FoundPart, partsOfPage } from './parts-of-page.ts'
import styles from './site-view.css?url'

const POLICY = [...PAGE_POLICY, "form-action 'self'", "frame-ancestors 'none'"]

/** A page of the site with the person's drafts, Edit at each part, and the bar. */
export async function showSite(context: OfficeContext, page: string): Promise<Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const rendered = await renderDraft(context, page, readSoundContent)
  if (rendered instanceof Response) return rendered
  const location = rendered.page.headers.get('Location')
  if (location?.startsWith('/')) return context.redirect(`/office/site${location}`, 302)
  if (rendered.page.status === 404) return answerNotFound(context)
  const read = await readPublications(services, actor)
  if (!read.ok) return answerNotAllowed(context)
  const { language, path: english } = splitLanguage(page)
  const path = `pages${english}.yaml`
  const opened = await openFile(services, { actor, place: { path, keys: ['blocks'] } })
  const html = markPage({
    page: english,
    html: ownPage(await rendered.page.text(), '/office/site'),
    content: rendered.content,
    tools: (part, at) =>
      language === 'en' ? (
        <PartTools page={page} part={part} {...at} blocks={opened.ok ? opened.file : undefined} />
      ) : (
        <TranslateTool language={language} part={part} {...at} />
      ),
  })
  const bar = renderToStaticMarkup(
    <SiteBar
      page={page}
      {...read}
      faulty={rendered.faulty}
      done={readDone(context.req.query())}
      counts={fileCounts(services, fileOf(rendered.content, english))}
    />,
  )
  const head = renderToStaticMarkup(<link rel="stylesheet" href={styles} />)
  const shown = withBar(html, bar).replace(
    '</head>',
    () => `<meta name="robots" content="noindex"/>${head}</head>`,
  )
  const { status } = rendered.page
  return new Response(shown, { status, headers: ownHeaders(rendered.page, POLICY) })
}

/** After the link that skips to the content, which is the first of the page. */
function withBar(html: string, bar: string): string {
  const at = html.indexOf('</a>', html.indexOf('<body')) + '</a>'.length
  return html.slice(0, at) + bar + html.slice(at)
}

/** On a page in another language: leads to the texts of a part. */
function TranslateTool(props: At & { language: TranslatedLanguage; part: Part }) {
  const { language, part, title, id, tag } = props
  const Tool = tag === 'ul' || tag === 'ol' ? 'li' : 'span'
  const address = textsAddress(language, part.path)
  return (
    <Tool className="site-tools" lang="en">
      <a
        className="site-edit"
        id={id}
        href={withShown(address, { show: undefined, part: part.keys.join('.') })}
      >
        Translate<span className="visually-hidden"> {title}</span>
      </a>
    </Tool>
  )
}

/** `tag` is the element in which a tool stands: in a list it is an item. */
type At = { id: string | undefined; tag: string; title: string }

/** Puts the editor's tools at each part of a page. */
function markPage(marked: {
  page: string
  html: string
  content: Content
  /** What stands at a part. */
  tools: (part: FoundPart, at: At) => ReactElement
}): string {
  const { page, html, content, tools } = marked
  const find = partsOfPage(content, { page, html })
  const named = new Set<string>()
  return markElements(html, (element) => {
    const part = find(element)
    if (!part) return undefined
    // The service times stand in several places, and an id only in one.
    const isFirst = !named.has(partName(part))
    named.add(partName(part))
    return renderToStaticMarkup(
      tools(part, {
        id: isFirst ? partId(part) : undefined,
        tag: element.tag,
        title: partTitle(part, contentOfFile(content, part.path)),
      }),
    )
  })
}

/** Over each page of the site: what is not public yet, and what may become of it. */
function SiteBar(props: {
  page: string
  publications: readonly Publication[]
  canStepBack: boolean
  /** The paths of drafts that have mistakes, so that they are neither shown nor published. */
  faulty: readonly string[]
  /** What has just been done. */
  done: Done | undefined
  /** How the page stands in other languages. */
  counts: FileCounts | undefined
}) {
  const { page, publications, canStepBack, faulty, done, counts } = props
  const sound = publications.filter(({ path }) => !faulty.includes(path))
  const isDraft = publications.length > 0
  return (
    <section
      className="site-bar row split tall-links"
      aria-label="Editing this page"
      lang="en"
      data-draft={isDraft ? '' : undefined}
    >
      <div className="site-bar-words">
        <strong>{isDraft ? 'Draft, not public' : 'Your site'}</strong>{' '}
        {done && <span role="status">{draftWords(done)} </span>}
        {done?.what === 'published' && (
          <>
            <a href={page}>See it on the site</a>{' '}
            <a href={`/office/content/versions/${done.number}/undo`}>Undo</a>
          </>
        )}
        {isDraft && <DraftChanges publications={sound} />}
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
        <GetButton action="/office/preview-widths" fields={{ page }}>
          Phone width
        </GetButton>
        <div className="site-bar-drafts">
          {isDraft && (
            <GetButton action={siteAddress(page)} fields={{ ask: 'discard' }}>
              Discard
            </GetButton>
          )}
          <form method="post" action={siteAddress(page)}>
            <FormKey version={publications[0]?.seen} />
            {canStepBack && <Press does="undo">Undo</Press>}
            {done?.what === 'discarded' && <Press does="bring-back">Bring the draft back</Press>}
            {sound.length > 0 && (
              <Press does="publish" isMain>
                Publish
              </Press>
            )}
          </form>
        </div>
      </div>
    </section>
  )
}
