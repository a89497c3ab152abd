import { ENDED } from '../words.ts'
import { element } from './element.ts'
import type { Contact } from './server-contact.ts'

/** For a phone without a list: why there is none, and what to do. */
export function endedScreen(contact: Contact): HTMLElement {
  const { title, text } = ENDED[contact === 'heard' ? 'away' : contact]
  return element('main', { class: 'door-page' }, element('h1', {}, title), element('p', {}, text))
}
