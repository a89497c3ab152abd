/** An element of a page, while the page is read from its beginning. */
export type Element = {
  tag: string
  classes: readonly string[]
  parent: Element | undefined
  /** How many elements before it have the same parent and the same name. */
  index: number
}

/**
 * Puts HTML at the beginning of the elements that `mark` has some for. It reads what React has written:
 * every element is closed, and the signs < and > stand for nothing else. Forms become plain elements:
 * they are for visitors, and send nothing here.
 */
export function markElements(html: string, mark: (element: Element) => string | undefined): string {
  const open: { element: Element; counts: Map<string, number> }[] = []
  return html.replace(TAG, (whole, closing: string, tag: string, attributes: string) => {
    const shown = tag === 'form' ? whole.replace('form', 'div') : whole
    if (closing !== '') {
      if (open.at(-1)?.element.tag === tag) open.pop()
      return shown
    }
    const parent = open.at(-1)
    const index = parent?.counts.get(tag) ?? 0
    parent?.counts.set(tag, index + 1)
    const classes = (/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ')
    const element = { tag, classes, parent: parent?.element, index }
    if (!EMPTY.has(tag) && !attributes.endsWith('/')) open.push({ element, counts: new Map() })
    const put = mark(element)
    return put === undefined ? shown : `${shown.slice(0, -1)} data-part="">${put}`
  })
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [^<>]*)?)>/g

/** They have no closing tag. */
const EMPTY = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
