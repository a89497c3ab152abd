/** Makes an element. A function is a listener, `true` an attribute without a value; text is never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | boolean | ((event: Event) => void)> = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value !== false) made.setAttribute(key, value === true ? '' : value)
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}

export function button(label: string, press: () => void, className = 'door-button'): HTMLElement {
  return element('button', { type: 'button', class: className, click: press }, label)
}

/** Pressed twice by a quick finger, it does its work once. */
export function onceButton(
  label: string,
  work: () => Promise<unknown>,
  className?: string,
): HTMLElement {
  const made = button(
    label,
    () => {
      made.setAttribute('disabled', '')
      void work()
    },
    className,
  )
  return made
}
