import { valueIn } from '#content-model/editing/schema-at.ts'
import type { Content } from '#content-model/schema/content.ts'
import { findProgramme } from '#domain/conferences/conference.ts'
import type { Element } from './mark-elements.ts'
import {
  CHURCH_CONTACT,
  CHURCH_SOCIAL,
  GIVING_FORM,
  GIVING_TOP,
  GIVING_WAYS,
  type Part,
  POLICY_TOP,
} from './part-address.ts'

/** A part of a page, and for a block which of how many it is. */
export type FoundPart = Part & { block?: { index: number; of: number } }

/** Which part of the content an element of the page shows. Called once for each, from top to bottom. */
type FindPart = (element: Element) => FoundPart | undefined

/** Finds the parts of the page at this address by what the site's components call their elements. */
export function partsOfPage(content: Content, { page, html }: Shown): FindPart {
  const own = ownParts(content, { page, html })
  return (element) => (isInForm(element) ? undefined : (own(element) ?? shellPart(element)))
}

type Shown = { page: string; html: string }

/** What visitors fill in is no part of the content. */
function isInForm({ parent }: Element): boolean {
  return parent !== undefined && (parent.tag === 'form' || isInForm(parent))
}

function ownParts(content: Content, { page, html }: Shown): FindPart {
  if (page === '/') return homeParts(html)
  if (page === '/give') return bySelector(GIVE_PARTS)
  if (page === '/policy') return policyPart
  const key = page.slice(1)
  if (findProgramme(content.conferences.programmes, key)) {
    const head = { path: 'conferences.yaml', keys: ['programmes', key, 'head'] }
    return bySelector([['.page-head', head]])
  }
  return informationParts(content, key)
}

type Row = [selector: string, part: Part]

function bySelector(rows: readonly Row[]): FindPart {
  return (element) => rows.find(([selector]) => isSelected(element, selector))?.[1]
}

/** ".people > li" or ".page-head". */
function isSelected({ tag, classes, parent }: Element, selector: string): boolean {
  const [outer, inner] = selector.includes(' > ') ? selector.split(' > ') : [undefined, selector]
  const fits = (each: string, names: readonly string[], name: string) =>
    each.startsWith('.') ? names.includes(each.slice(1)) : name === each
  if (!fits(inner ?? '', classes, tag)) return false
  return outer === undefined || (parent !== undefined && fits(outer, parent.classes, parent.tag))
}

const SERVICES: Part = { path: 'church.yaml', keys: ['services'] }

const shellPart = bySelector([
  ['.site-header', { path: 'church.yaml', keys: ['navigation'] }],
  ['.site-footer-church', CHURCH_CONTACT],
  ['.site-footer-inner > nav', { path: 'church.yaml', keys: ['footer'] }],
  ['.site-footer-inner > ul', CHURCH_SOCIAL],
])

const GIVE_PARTS: Row[] = [
  ['.page-head', GIVING_TOP],
  ['.giving > .card', GIVING_FORM],
  ['.giving-ways', GIVING_WAYS],
]

const POLICY_SECTIONS = ['consent', 'terms']

function policyPart({ classes, index }: Element): FoundPart | undefined {
  if (classes.includes('page-head')) return POLICY_TOP
  const key = classes.includes('section') ? POLICY_SECTIONS[index] : undefined
  return key === undefined ? undefined : { path: 'policy.yaml', keys: [key] }
}

const home = (...keys: string[]): Part => ({ path: 'pages/home.yaml', keys })

const HOME_PARTS: Row[] = [
  ['.page-head', home('hero')],
  ['.home-times', SERVICES],
  ['.home-connect', home('connect')],
  ['.home-campus', home('campus')],
  ['.home-services', home('services')],
  ['.home-events', home('events')],
  ['.home-cards-tall', home('conferences')],
  ['.home-cards-round', home('getConnected')],
  ['.home-join', home('join')],
]

const findHome = bySelector(HOME_PARTS)

function homeParts(html: string): FindPart {
  // The newest sermon stands between the podcast and the announcements, when one is known.
  const announcements = html.includes('"sermon-newest"') ? 2 : 1
  return (element) => {
    const { classes, parent, index } = element
    if (parent?.classes.includes('home-media') && element.tag === 'section') {
      if (index === 0) return home('sermon')
      return index === announcements ? home('announcements') : undefined
    }
    if (classes.includes('home-card')) return home(cardsAround(element), 'cards', String(index))
    return findHome(element)
  }
}

function cardsAround(element: Element): string {
  const isTall = element.classes.includes('home-cards-tall')
  if (isTall || !element.parent) return isTall ? 'conferences' : 'getConnected'
  return cardsAround(element.parent)
}

/** The lists of blocks, by their element and their name in the content. */
const ENTRIES: Record<string, string> = {
  '.steps > li': 'steps',
  '.topics > li': 'topics',
  '.ways-on > li': 'links',
  '.timetable > li': 'groups',
  '.teams > li': 'teams',
  '.people > li': 'people',
  '.beliefs > li': 'beliefs',
  '.timeline > li': 'moments',
  '.places > li': 'places',
  '.courses > article': 'courses',
}

/** In a carousel each entry has a frame of its own. */
const FRAMED: Record<string, string> = { '.slide': 'slides', '.testimony': 'testimonies' }

function informationParts({ pages }: Content, key: string): FindPart {
  const path = `pages/${key}.yaml`
  const shown: unknown = valueIn(pages, key)
  const blocks = valueIn(shown, 'blocks')
  const facts = valueIn(valueIn(shown, 'head'), 'facts')
  const kinds = (Array.isArray(blocks) ? blocks : []).map((block) => valueIn(block, 'kind'))
  const seen = { block: -1, framed: -1 }
  return (element) => {
    const { classes, index } = element
    if (classes.includes('page-head')) return { path, keys: ['head'] }
    if (classes.includes('facts-card')) return { path, keys: ['head', 'facts'] }
    if (isFact(element)) return factPart(valueIn(facts, String(element.parent?.index)))
    if (classes.includes('cells')) return { path, keys: ['cells'] }
    if (classes.includes('cells-card')) return { path, keys: ['cells', 'locations', String(index)] }
    if (classes.includes('block')) {
      // A block that has nothing to show just now is left out, so the kind decides.
      seen.block = kinds.findIndex(
        (kind, at) => at > seen.block && classes.includes(`block-${String(kind)}`),
      )
      seen.framed = -1
      const block = { index: seen.block, of: kinds.length }
      return { path, keys: ['blocks', String(seen.block)], block }
    }
    const list = entryList(element)
    if (list) return { path, keys: ['blocks', String(seen.block), list, String(index)] }
    const framed = entryList(element, FRAMED)
    if (!framed) return undefined
    seen.framed += 1
    return { path, keys: ['blocks', String(seen.block), framed, String(seen.framed)] }
  }
}

function entryList(element: Element, lists: Record<string, string> = ENTRIES): string | undefined {
  const selector = Object.keys(lists).find((each) => isSelected(element, each))
  return selector && lists[selector]
}

/** The label of a fact: nothing else may stand beside it. */
function isFact({ tag, parent }: Element): boolean {
  const card = parent?.parent?.parent
  return tag === 'dt' && card?.classes.includes('facts-card') === true
}

/** A fact that is the church's own is edited where it is written. The others are edited with their card. */
function factPart(fact: unknown): Part | undefined {
  const church = valueIn(fact, 'church')
  if (church === undefined) return undefined
  return church === 'services' ? SERVICES : CHURCH_CONTACT
}
