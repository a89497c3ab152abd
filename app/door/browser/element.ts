export type Child = Node | string | undefined | false

/** A function is a listener, `true` an attribute without a value; text is never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | boolean | ((event: Event) => void)> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value !== false) made.setAttribute(key, value === true ? '' : value)
  }
  made.append(...children.filter((child) => child !== undefined && child !== false))
  return made
}

export function line(text: string, name?: string): HTMLElement {
  return element('p', name ? { class: name } : {}, text)
}

export function buttonRow(...buttons: readonly Child[]): HTMLElement {
  return element('div', { class: 'door-buttons stack gap-2' }, ...buttons)
}

export function wordsPage({ title, text }: { title?: string; text: string }): HTMLElement {
  const heading = title && element('h1', {}, title)
  return element('main', { class: 'door-page stack start' }, heading, line(text))
}

export function button(label: string, press: () => void, className = 'door-button'): HTMLElement {
  return element('button', { type: 'button', class: className, click: press }, label)
}

/** A quick finger may press twice. */
export function onceButton(label: string, work: () => Promise<unknown>, className?: string) {
  const press = () => {
    made.setAttribute('disabled', '')
    void work()
  }
  const made = button(label, press, className)
  return made
}

export function answerFrame(name: string, ...children: readonly Child[]): HTMLElement {
  return element('main', { class: `door-answer door-${name}`, tabindex: '-1' }, ...children)
}

export function textField(id: string, attributes: Record<string, string>): HTMLInputElement {
  return element('input', { id, autocomplete: 'off', ...attributes })
}

export function doorForm(send: () => void) {
  const fault = element('p', { class: 'door-due', role: 'alert', hidden: true })
  const submit = (event: Event) => {
    event.preventDefault()
    send()
  }
  const refuse = (words: string, field?: HTMLElement) => {
    fault.textContent = words
    fault.hidden = false
    field?.focus()
  }
  const form = element('form', { class: 'door-form stack', novalidate: true, submit })
  return { form, fault, refuse }
}
