import {
  attribute,
  type Element,
  elementsIn,
  has,
  lettersOf,
  lineOf,
  pageAround,
  textOf,
} from './html.ts'

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

/**
 * What a browser sends of a form when a button is pressed: all fields that have a name and can be
 * changed, and that button (html.spec.whatwg.org, constructing the entry list). Lines end with CRLF.
 */
export function fieldsSent(form: Element, button?: Element, files = new Map<Element, File>()) {
  return controlsOf(form).flatMap((one): SentFields => {
    const name = attribute(one, 'name')
    if (name === '' || isDisabled(one) || (isButton(one) && one !== button)) return []
    if (kindOf(one) === 'file') return [[name, files.get(one) ?? new File([], '')]]
    return valuesOf(one).map((value) => [name, value.replaceAll(/\r?\n/g, '\r\n')])
  })
}
