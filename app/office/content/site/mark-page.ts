import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Content } from '#content-model/schema/content.ts'
import { markElements } from './mark-elements.ts'
import { partId, partName } from './part-address.ts'
import { fileValue, partTitle } from './part-title.ts'
import { type FoundPart, partsOfPage } from './parts-of-page.ts'

type At = { id: string | undefined; tag: string; title: string }

type Marked = {
  page: string
  html: string
  content: Content
  /** What stands at a part. */
  tools: (part: FoundPart, at: At) => ReactElement
}

/** Puts the editor's tools at each part of a page. */
export function markPage({ page, html, content, tools }: Marked): string {
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
        title: partTitle(part, fileValue(content, part.path)),
      }),
    )
  })
}
