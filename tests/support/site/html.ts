import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

const { isElementNode, isTextNode } = defaultTreeAdapter

export type Element = Tree.Element

/** A page as a browser without scripts reads it: what is in `noscript` is part of it. */
export function parseHtml(html: string): Element {
  const [root] = elementsIn(parse(html, { scriptingEnabled: false }))
  if (!root) throw new Error('every document has a root')
  return root
}

/** Every element below, in the order of the document. */
export function elementsIn(node: Tree.ParentNode, found: Element[] = []): Element[] {
  for (const one of node.childNodes) {
    if (!isElementNode(one)) continue
    found.push(one)
    elementsIn(one, found)
  }
  return found
}

/** Those that can be seen without a script. What opens without one, such as a menu, counts as seen. */
export function seenIn(element: Element, found: Element[] = []): Element[] {
  for (const one of element.childNodes) {
    if (!isElementNode(one) || isUnseen(one)) continue
    found.push(one)
    seenIn(one, found)
  }
  return found
}

function isUnseen(element: Element): boolean {
  return (
    ['head', 'script', 'style', 'datalist'].includes(element.tagName) ||
    has(element, 'hidden') ||
    (element.tagName === 'dialog' && !has(element, 'open')) ||
    attribute(element, 'class').split(' ').includes('script-only')
  )
}

/** The element and those around it, from the inside. */
export function lineOf(element: Element): Element[] {
  const { parentNode } = element
  return [element, ...(parentNode && isElementNode(parentNode) ? lineOf(parentNode) : [])]
}

function pageAround(element: Element): Element[] {
  return elementsIn(lineOf(element).at(-1) ?? element)
}

export function has(element: Element, name: string): boolean {
  return element.attrs.some((one) => one.name === name)
}

/** Empty where there is none. */
export function attribute(element: Element, name: string): string {
  return element.attrs.find((one) => one.name === name)?.value ?? ''
}

export function setAttribute(element: Element, name: string, value?: string): void {
  element.attrs = element.attrs.filter((one) => one.name !== name)
  if (value !== undefined) element.attrs.push({ name, value })
}

export function setText(element: Element, text: string): void {
  element.childNodes = []
  defaultTreeAdapter.insertText(element, text)
}

/** The letters as they stand there, such as what was typed into a `textarea`. */
function lettersOf(node: Tree.Node): string {
  if (isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(lettersOf).join('') : ''
}

/** What goes on in the same line; everything else stands apart from what is beside it. */
const INLINE = new Set(
  'a abbr b bdi cite code data em i kbd label mark noscript q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
)

/** What is read in an element, or read out, on one line; where it is wanted, without a field in it. */
export function textOf(element: Element, field?: Element): string {
  return readable(element, field).replaceAll(/\s+/g, ' ').trim()
}

function readable(node: Tree.Node, field?: Element): string {
  if (isTextNode(node)) return node.value
  if (!isElementNode(node) || node === field) return ''
  if (isUnseen(node) || attribute(node, 'aria-hidden') === 'true') return ''
  const inside =
    attribute(node, 'alt') + node.childNodes.map((one) => readable(one, field)).join('')
  return INLINE.has(node.tagName) ? inside : ` ${inside} `
}

/** What people call the element: what labels it, or what it says. */
export function nameOf(element: Element): string {
  if (has(element, 'aria-label')) return attribute(element, 'aria-label')
  const labels = labelsOf(element)
  if (labels.length > 0) return labels.map((one) => textOf(one, element)).join(' ')
  return element.tagName === 'input' ? attribute(element, 'value') : textOf(element)
}

/** What is said about a field, such as its error. */
export function descriptionOf(element: Element): string {
  return withIds(element, attribute(element, 'aria-describedby'))
    .map((one) => textOf(one))
    .join(' ')
}

/** What names a part of a page, by the part's element. */
const HEADS: Record<string, string> = { fieldset: 'legend', details: 'summary', table: 'caption' }

function labelsOf(element: Element): Element[] {
  const named = withIds(element, attribute(element, 'aria-labelledby'))
  const head = HEADS[element.tagName]
  if (named.length > 0) return named
  if (head)
    return elementsIn(element)
      .filter(({ tagName }) => tagName === head)
      .slice(0, 1)
  if (!['input', 'select', 'textarea'].includes(element.tagName)) return []
  const id = attribute(element, 'id')
  const labels = pageAround(element).filter(({ tagName }) => tagName === 'label')
  const around = lineOf(element)
  return labels.filter((one) => (id && attribute(one, 'for') === id) || around.includes(one))
}

function withIds(element: Element, ids: string): Element[] {
  if (ids === '') return []
  const all = pageAround(element)
  return ids.split(' ').flatMap((id) => all.filter((one) => attribute(one, 'id') === id))
}

export type SentFields = [name: string, value: string | File][]

/** What a control is: the type of an input or a button, otherwise the element's name. */
export function kindOf(element: Element): string {
  const { tagName } = element
  if (tagName === 'button') return attribute(element, 'type') || 'submit'
  return tagName === 'input' ? attribute(element, 'type') || 'text' : tagName
}

const BUTTONS = new Set(['submit', 'image', 'button', 'reset'])

export function isButton(element: Element): boolean {
  return ['button', 'input'].includes(element.tagName) && BUTTONS.has(kindOf(element))
}

export function isField(element: Element): boolean {
  const isControl = ['input', 'select', 'textarea'].includes(element.tagName)
  return isControl && !isButton(element) && kindOf(element) !== 'hidden'
}

export function isDisabled(control: Element): boolean {
  const closed = lineOf(control).filter((one) => has(one, 'disabled'))
  return closed.some((one) => one === control || ['fieldset', 'optgroup'].includes(one.tagName))
}

/** The form that a control belongs to: the one that it names, or the one around it. */
export function formOf(control: Element): Element | undefined {
  const id = attribute(control, 'form')
  const among = id === '' ? lineOf(control) : pageAround(control)
  return among.find((one) => one.tagName === 'form' && (id === '' || attribute(one, 'id') === id))
}

/** The fields and buttons of a form, in the order of the document. */
export function controlsOf(form: Element): Element[] {
  return pageAround(form).filter(
    (one) => (isButton(one) || isField(one) || kindOf(one) === 'hidden') && formOf(one) === form,
  )
}

export function optionsIn(select: Element): Element[] {
  return elementsIn(select).filter(({ tagName }) => tagName === 'option')
}

/** The options that are chosen. Where none is, a browser chooses the first that can be. */
function chosenIn(select: Element): Element[] {
  const options = optionsIn(select)
  const chosen = options.filter((one) => has(one, 'selected'))
  if (!has(select, 'multiple') && chosen.length === 0) {
    return options.filter((one) => !isDisabled(one)).slice(0, 1)
  }
  const open = chosen.filter((one) => !isDisabled(one))
  return has(select, 'multiple') ? open : open.slice(-1)
}

export function optionValue(option: Element): string {
  return has(option, 'value') ? attribute(option, 'value') : textOf(option)
}

export function valuesOf(field: Element): string[] {
  const kind = kindOf(field)
  if (kind === 'select') return chosenIn(field).map(optionValue)
  if (kind === 'textarea') return [lettersOf(field)]
  if (kind !== 'checkbox' && kind !== 'radio') return [attribute(field, 'value')]
  if (!has(field, 'checked')) return []
  return [has(field, 'value') ? attribute(field, 'value') : 'on']
}

/** See html.spec.whatwg.org, constructing the entry list. Lines end with CRLF. */
export function fieldsSent(form: Element, button?: Element, files = new Map<Element, File>()) {
  return controlsOf(form).flatMap((one): SentFields => {
    const name = attribute(one, 'name')
    if (name === '' || isDisabled(one) || (isButton(one) && one !== button)) return []
    if (kindOf(one) === 'file') return [[name, files.get(one) ?? new File([], '')]]
    return valuesOf(one).map((value) => [name, value.replaceAll(/\r?\n/g, '\r\n')])
  })
}
