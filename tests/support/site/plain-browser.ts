import {
  attribute,
  controlsOf,
  descriptionOf,
  type Element,
  fieldsSent,
  formOf,
  has,
  isButton,
  isDisabled,
  isField,
  kindOf,
  lineOf,
  nameOf,
  optionsIn,
  optionValue,
  parseHtml,
  type SentFields,
  seenIn,
  setAttribute,
  setText,
  textOf,
  valuesOf,
} from './html.ts'

type Name = string | RegExp

/**
 * A browser without scripts and without a screen: opens pages, fills in forms by their labels, presses
 * buttons and follows links by their names, and keeps cookies. Whatever is asked for and is not there
 * once is an error. `within` names a part of the page: "Person 2", or one of main, header and footer; or it is
 * a pattern of words in one row or item of a list.
 */
export class PlainBrowser {
  url: URL
  status = 0
  headers = new Headers()
  html = ''
  /** Links that were followed, buttons that were pressed and choices that were made. */
  clicks = 0
  #page = parseHtml('')
  readonly #files = new Map<Element, File>()
  readonly #ask: Ask
  readonly #home: URL

  constructor(site: Site) {
    this.#ask = withCookies(site)
    this.#home = new URL(site.services?.publicUrl ?? site.url)
    this.url = this.#home
  }

  async open(address: string): Promise<void> {
    await this.#go(new URL(address, this.#home), { method: 'GET' }, undefined)
  }

  async follow(link: Name, within?: Name): Promise<void> {
    this.clicks++
    await this.#go(new URL(this.link(link, within), this.url), { method: 'GET' }, this.url)
  }

  /** Where a link leads. Links of the same name may stand there twice, if they lead to the same place. */
  link(name: Name, within?: Name): string {
    const links = this.#seen(within).filter(({ tagName }) => tagName === 'a')
    const named = links.filter((one) => isNamed(one, name))
    const addresses = new Set(named.map((one) => attribute(one, 'href')))
    return this.#one([...addresses], 'link', name, links)
  }

  fill(label: Name, value: string, within?: Name): void {
    const field = this.#openField(label, within)
    if (field.tagName === 'textarea') setText(field, value)
    else setAttribute(field, 'value', value)
  }

  /** Chooses an option by its words or its value. */
  choose(label: Name, wanted: Name, within?: Name): void {
    this.clicks++
    const select = this.#openField(label, within)
    const options = optionsIn(select)
    const found = options.filter((one) => optionValue(one) === wanted || isNamed(one, wanted))
    const option = this.#one(found, 'option', wanted, options)
    if (!has(select, 'multiple')) for (const one of options) setAttribute(one, 'selected')
    setAttribute(option, 'selected', '')
  }

  tick(label: Name, within?: Name): void {
    this.clicks++
    const box = this.#openField(label, within)
    const form = formOf(box)
    const others = kindOf(box) === 'radio' && form ? controlsOf(form) : []
    for (const one of others) {
      if (attribute(one, 'name') === attribute(box, 'name')) setAttribute(one, 'checked')
    }
    setAttribute(box, 'checked', '')
  }

  untick(label: Name, within?: Name): void {
    setAttribute(this.#openField(label, within), 'checked')
  }

  attach(label: Name, file: File, within?: Name): void {
    this.#files.set(this.#openField(label, within), file)
  }

  async press(button: Name, within?: Name): Promise<void> {
    this.clicks++
    const found = this.#button(button, within)
    if (isDisabled(found)) throw new Error(`"${button}" is disabled on ${this.url}`)
    await this.#submit(found)
  }

  /** The Enter key in a field, which presses the first button of its form. */
  async enter(label: Name, within?: Name): Promise<void> {
    const form = formOf(this.#field(label, within))
    const [first] = form ? controlsOf(form).filter((one) => kindOf(one) === 'submit') : []
    if (!first || isDisabled(first)) throw new Error(`Enter does nothing on ${this.url}`)
    await this.#submit(first)
  }

  canPress(button: Name, within?: Name): boolean {
    return !isDisabled(this.#button(button, within))
  }

  value(label: Name, within?: Name): string | undefined {
    return valuesOf(this.#field(label, within))[0]
  }

  description(label: Name, within?: Name): string {
    return descriptionOf(this.#field(label, within))
  }

  options(label: Name, within?: Name): string[] {
    return optionsIn(this.#field(label, within)).map(nameOf)
  }

  text(within: Name = 'main'): string {
    return textOf(this.#part(within))
  }

  get language(): string {
    return attribute(this.#page, 'lang')
  }

  get heading(): string {
    return this.all('h1').join(' and ')
  }

  /** What each element of this name says or is called: `h2`, `img`, `option`. */
  all(tagName: string, within?: Name): string[] {
    return this.#seen(within)
      .filter((one) => one.tagName === tagName)
      .map(nameOf)
  }

  #part(within?: Name): Element {
    if (within === undefined) return this.#page
    const parts = seenIn(this.#page).filter(isPart)
    const named = parts.filter((one) =>
      LANDMARKS.includes(one.tagName) ? one.tagName === within : isNamed(one, within),
    )
    const innermost = named.filter((one) => !named.some((other) => lineOf(other).includes(one, 1)))
    return this.#one(innermost, 'part', within, parts)
  }

  #seen(within?: Name): Element[] {
    return seenIn(this.#part(within))
  }

  #field(label: Name, within?: Name): Element {
    const fields = this.#seen(within).filter(isField)
    const named = fields.filter((one) => isNamed(one, label))
    return this.#one(named, 'field', label, fields)
  }

  #openField(label: Name, within?: Name): Element {
    const field = this.#field(label, within)
    if (!isDisabled(field) && !has(field, 'readonly')) return field
    throw new Error(`"${label}" can't be changed on ${this.url}`)
  }

  #button(name: Name, within?: Name): Element {
    const buttons = this.#seen(within).filter(isButton)
    const named = buttons.filter((one) => isNamed(one, name))
    return this.#one(named, 'button', name, buttons)
  }

  #one<Found>(found: Found[], kind: string, name: Name, among: Element[]): Found {
    const [one, ...others] = found
    if (one !== undefined && others.length === 0) return one
    const where = `on ${this.url} (${this.status})`
    throw new Error(
      `${found.length} of ${kind} "${name}" ${where}: ${among.map(nameOf).join(' | ')}`,
    )
  }

  async #submit(button: Element): Promise<void> {
    const form = formOf(button)
    const of = (name: string) => attribute(button, `form${name}`) || attribute(form ?? button, name)
    const method = of('method').toUpperCase() || 'GET'
    if (!form || kindOf(button) !== 'submit' || method === 'DIALOG') {
      throw new Error(`"${nameOf(button)}" needs a script on ${this.url}`)
    }
    const isChecked = !has(form, 'novalidate') && !has(button, 'formnovalidate')
    const empty = controlsOf(form).find((one) => has(one, 'required') && !valuesOf(one)[0])
    if (isChecked && empty) throw new Error(`"${nameOf(empty)}" is required on ${this.url}`)
    const target = new URL(of('action'), this.url)
    const fields = fieldsSent(form, button, this.#files)
    if (method === 'GET') target.search = String(bodyOf(fields, ''))
    const sent = method === 'GET' ? {} : { body: bodyOf(fields, of('enctype')) }
    return this.#go(target, { method, ...sent }, this.url)
  }

  async #go(target: URL, asked: Question, from: URL | undefined): Promise<void> {
    const { url, answer } = await this.#ask(target, asked, from)
    this.url = url
    this.status = answer.status
    this.headers = answer.headers
    this.html = await answer.text()
    this.#page = parseHtml(this.html)
    this.#files.clear()
  }
}

function isNamed(element: Element, name: Name): boolean {
  const words = nameOf(element)
  return typeof name === 'string' ? words === name : name.test(words)
}

const LANDMARKS = ['main', 'header', 'footer']
const PARTS = [...LANDMARKS, 'fieldset', 'details', 'table', 'tr', 'li']

/** A part of a page that has a name, and is not a control itself. */
function isPart(element: Element): boolean {
  if (isField(element) || isButton(element) || element.tagName === 'a') return false
  const hasName = has(element, 'aria-label') || has(element, 'aria-labelledby')
  return hasName || PARTS.includes(element.tagName)
}

function bodyOf(fields: SentFields, type: string): URLSearchParams | FormData {
  const body = type === 'multipart/form-data' ? new FormData() : new URLSearchParams()
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value)
    else if (body instanceof FormData) body.append(name, value)
    else body.append(name, value.name)
  }
  return body
}

/** `url`: where a site is asked, though it may say that it is elsewhere. `cookie`: one that was given before. */
type Site = { url: string; services?: { publicUrl: string }; cookie?: string }

type Question = { method: string; body?: URLSearchParams | FormData }

/** `from`: the page that leads there, if one does. `url`: where the answer came from. */
type Ask = (
  target: URL,
  asked: Question,
  from: URL | undefined,
) => Promise<{ url: URL; answer: Response }>

type Cookie = { value: string; sameSite: string }

const MAX_REDIRECTS = 10

/** Asks as a browser does: with the cookies of each host, and on to where an answer leads. */
function withCookies({ url, services, cookie = '' }: Site): Ask {
  const publicUrl = services?.publicUrl ?? url
  /** By host, then by name. */
  const jar = new Map<string, Map<string, Cookie>>()
  if (cookie !== '') keep(new URL(publicUrl).hostname, cookie)

  return async (target, asked, from) => {
    let [address, { method, body }] = [target, asked]
    for (let hops = 0; hops < MAX_REDIRECTS; hops++) {
      const answer = await fetch(address.href.replace(publicUrl, url), {
        method,
        headers: headersFor(address, method, from),
        redirect: 'manual',
        ...(body && { body }),
      })
      for (const line of answer.headers.getSetCookie()) keep(address.hostname, line)
      const location = answer.headers.get('location')
      if (answer.status < 300 || answer.status > 399 || !location) return { url: address, answer }
      address = new URL(location, address)
      if (answer.status < 307) [method, body] = ['GET', undefined]
    }
    throw new Error(`${target} leads on and on`)
  }

  function headersFor(address: URL, method: string, from: URL | undefined) {
    const isForeign = from !== undefined && from.hostname !== address.hostname
    const sent = [...(jar.get(address.hostname) ?? [])].filter(
      ([, { sameSite }]) => !isForeign || (sameSite !== 'Strict' && method === 'GET'),
    )
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ')
    const site = isForeign ? 'cross-site' : 'same-origin'
    return {
      ...(cookie && { cookie }),
      ...(from && method !== 'GET' && { origin: from.origin }),
      'sec-fetch-site': from ? site : 'none',
    }
  }

  function keep(host: string, line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const [, sameSite = 'Lax'] = /; SameSite=(\w+)/i.exec(line) ?? []
    const cookies = jar.get(host) ?? new Map<string, Cookie>()
    if (/; Max-Age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, { value, sameSite })
    jar.set(host, cookies)
  }
}
