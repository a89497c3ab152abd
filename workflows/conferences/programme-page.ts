import { valueIn } from '#content-model/editing/schema-at.ts'
import type { Content } from '#content-model/schema/content.ts'

/** The name of the information page whose button leads to a form: `ewg` for `ewgregister`. */
export function programmePage({ pages }: Pick<Content, 'pages'>, key: string): string | undefined {
  const found = Object.entries(pages).find(
    ([, page]) => ['head', 'action', 'to'].reduce<unknown>(valueIn, page) === `/${key}`,
  )
  return found?.[0]
}
