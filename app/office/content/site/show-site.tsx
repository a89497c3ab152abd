import { renderToStaticMarkup } from 'react-dom/server'
import { splitLanguage } from '#app/http/local-path.ts'
import { type OfficeContext, staffOf } from '#app/office/office-env.ts'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { openFile } from '#workflows/content/drafts/open-file.ts'
import { readSoundContent } from '#workflows/content/drafts/read-draft-content.ts'
import { readPublications } from '#workflows/content/read-publication.ts'
import { fileOf } from '../content-address.ts'
import { TranslateTool } from '../languages/translate-tool.tsx'
import { fileCounts } from '../languages/translation-links.tsx'
import { ownHeaders, ownPage, PAGE_POLICY } from '../preview/own-page.ts'
import { renderDraft } from '../preview/render-draft.tsx'
import { readDone } from './draft-parts.tsx'
import { markPage } from './mark-page.ts'
import { PartTools } from './part-tools.tsx'
import { SiteBar } from './site-bar.tsx'
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
      done={readDone(context)}
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
