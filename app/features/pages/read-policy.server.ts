import type { Reader, SiteServices } from '#app/services.server.ts'
import type { PageFacts } from '#app/ui/page.ts'
import { policyText } from '#app/ui/text/markdown.server.ts'
import { partLang, withLang } from '#app/ui/text/part-lang.ts'

/** The consent declaration and the terms of use, on a page of their own. */
export function readPolicy({ pictures }: SiteServices, reader: Reader) {
  const { title, description, picture } = reader.content.policy
  const page: PageFacts = {
    title,
    description,
    style: 'policy',
    image: pictures('policy', picture, 'social').src,
  }
  const head = { picture: pictures('policy', picture, 'page') }
  return {
    page,
    head: withLang(head, partLang(reader, 'policy.title', 'policy.description')),
    parts: [policyText(reader, 'consent'), policyText(reader, 'terms')],
  }
}
