import { type EntryWay, findGuests, type Guest, scannedCode } from '#domain/doors/entry.ts'
import { presenceIn, type Verdict } from '#domain/doors/judge.ts'
import { ANSWERS, ENDED, LABELS, NOTES, SAYS } from '../words.ts'
import { type Answer, answerScreen } from './answer-screen.ts'
import { DoorCamera } from './camera.ts'
import { button, element, line, textField, wordsPage } from './element.ts'
import type { Phone } from './phone.ts'
import { type Contact, contactServer } from './server-contact.ts'
import { signal } from './signals.ts'
import { walkInScreen } from './walk-in-screen.ts'

export class DoorApp {
  readonly #phone: Phone
  readonly #bar = element('header', { class: 'door-bar row split' })
  readonly #view = element('section', {
    class: 'door-camera stack gap-2',
    'aria-label': LABELS.camera,
  })
  readonly #stage = element('div', { class: 'door-stage' })
  readonly #camera: DoorCamera
  #contact: Contact = 'away'
  #isTalking = false
  #turn = Promise.resolve()
  #isReady = false

  constructor(phone: Phone, root: HTMLElement) {
    this.#phone = phone
    this.#camera = new DoorCamera({
      seen: (text) => this.#see(text),
      changed: () => showCamera(this.#camera, this.#view),
    })
    root.replaceChildren(this.#bar, this.#view, this.#stage)
    this.#wait()
  }

  /** The screen changes when the list has come or gone. */
  async talk(): Promise<void> {
    if (this.#isTalking) return
    this.#isTalking = true
    const hadList = this.#phone.stored !== undefined
    try {
      this.#contact = await contactServer(this.#phone)
    } finally {
      this.#isTalking = false
    }
    const hasList = this.#phone.stored !== undefined
    if (hasList && hadList) this.#showBar()
    else if (!this.#isAnswering || !hasList) this.#wait()
  }

  setReady(isReady: boolean): void {
    this.#isReady = isReady
    this.#showBar()
  }

  #see(text: string): void {
    // No ticket takes the screen away while a child is fetched or somebody types.
    if (this.#stage.querySelector('.door-walk-in')) return
    const fetching = this.#stage.querySelector('.door-child-out')
    if (fetching) return void fetching.dispatchEvent(new CustomEvent('seen', { detail: text }))
    const isTicket = scannedCode(text) !== undefined
    if (this.#phone.stored && (isTicket || !this.#isAnswering)) this.#read(text, 'scan')
  }

  get #isAnswering(): boolean {
    return this.#stage.querySelector('.door-answer') !== null
  }

  /** The camera and a hand scanner may read the same ticket at once. */
  #read(text: string, how: EntryWay): void {
    this.#turn = this.#turn.then(async () => {
      await this.#show({ ...(await this.#phone.judgeText(text)), how })
    })
  }

  async #choose(guest: Guest): Promise<void> {
    const { ticket } = guest
    const verdict = this.#phone.judgeGuest(guest)
    await this.#show({ verdict, code: ticket, ticket, how: 'search' })
  }

  async #show(shown: Answer): Promise<void> {
    const phone = this.#phone
    const replace = (other: HTMLElement) => this.#fill(other)
    const screen = await answerScreen({ phone, shown, next: this.#next, replace })
    this.#answer(screen, shown.verdict.answer)
  }

  #walkIn = (): void => {
    const replace = (welcome: HTMLElement) => this.#answer(welcome, 'welcome')
    this.#fill(walkInScreen({ phone: this.#phone, next: this.#next, replace }))
    this.#showBar()
  }

  #answer(screen: HTMLElement, answer: Verdict['answer']): void {
    this.#fill(screen)
    signal(answer)
    this.#showBar()
    void this.talk()
  }

  #next = (): void => {
    this.#wait()
    void this.talk()
  }

  #fill(screen: HTMLElement): void {
    this.#stage.replaceChildren(screen)
    screen.focus()
  }

  #wait(): void {
    const { stored } = this.#phone
    this.#view.hidden = stored === undefined
    if (stored && this.#camera.state === 'new') void this.#camera.start()
    const screen = stored
      ? findScreen(
          this.#phone,
          (text) => this.#read(text, 'typed'),
          (guest) => void this.#choose(guest),
          this.#walkIn,
        )
      : wordsPage(ENDED[this.#contact === 'heard' ? 'away' : this.#contact])
    this.#stage.replaceChildren(screen)
    this.#showBar()
  }

  #showBar(): void {
    const { stored } = this.#phone
    const toSend = this.#phone.toSend().length
    const status = stored ? SAYS.status(stored.heardAt, toSend) : SAYS.toSend(toSend)
    const readyNote = this.#isReady ? NOTES.ready : NOTES.notReady
    this.#bar.replaceChildren(
      element(stored && !this.#isAnswering ? 'h1' : 'span', {}, stored?.door.name ?? ''),
      element('span', { class: 'door-status' }, status),
      // A browser that crashed may have lost its cookie, but not what was scanned.
      ...(stored && this.#contact === 'not-tied' ? [line(NOTES.lostDoor)] : []),
      ...(stored ? [line(readyNote, 'door-ready')] : []),
    )
  }
}

function showCamera(camera: DoorCamera, view: Element): void {
  const { state, video, hasTorch } = camera
  const note = { new: '', starting: '', on: NOTES.point, off: NOTES.noCamera }[state]
  const tool = (label: string, press: () => Promise<void>) =>
    button(label, () => void press(), 'door-tool')
  const tools = element(
    'div',
    { class: 'cluster' },
    state === 'off' && tool(LABELS.startCamera, () => camera.start()),
    state === 'on' && hasTorch && tool(LABELS.torch, () => camera.switchTorch()),
    state === 'on' && tool(LABELS.otherCamera, () => camera.switchCamera()),
  )
  const says = element('p', { role: 'status' }, note)
  view.replaceChildren(...(state === 'on' ? [video, says, tools] : [says, tools]))
  // A video that is moved within the page stops.
  if (state === 'on') void video.play()
}

function findScreen(
  phone: Phone,
  typed: (text: string) => void,
  chosen: (guest: Guest) => void,
  walkIn: () => void,
): HTMLElement {
  const found = element('div', { role: 'status' })
  const typing = { autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'search' }
  const field = textField('find', typing)
  const send = (event: Event) => {
    event.preventDefault()
    if (scannedCode(field.value)) return typed(field.value)
    const guests = findGuests(phone.list, field.value)
    found.replaceChildren(
      ...guests.map((guest) => {
        const { state, since } = presenceIn(guest, phone.own)
        const where = {
          'not-yet': SAYS.party(phone.partyOf(guest).length),
          in: since ? SAYS.since(since) : '',
          left: since ? SAYS.left(since) : '',
        }
        const made = button('', () => chosen(guest), 'door-guest')
        const name = element('strong', {}, `${guest.first} ${guest.last}`)
        const isValid = guest.state === 'valid'
        const facts = [isValid ? '' : ANSWERS['not-valid'].title, where[state], `…${guest.digits}`]
        made.append(name, element('span', {}, facts.filter(Boolean).join(' · ')))
        return made
      }),
    )
    if (guests.length === 0) found.append(line(NOTES.nobody))
  }
  const find = element('button', { class: 'door-button' }, LABELS.findButton)
  const form = element(
    'form',
    { class: 'door-find', submit: send },
    element('label', { for: 'find' }, LABELS.find),
    element('div', { class: 'cluster' }, field, find),
  )
  const without = button(LABELS.walkIn, walkIn, 'door-quiet')
  return element('main', { class: 'door-scan' }, form, found, without)
}
