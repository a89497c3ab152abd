import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeMistake } from '#content-model/mistake.ts'
import type { Content } from '#content-model/schema/content.ts'
import { asSideFile } from '#content-model/schema/side-files.ts'
import { comeIn } from '#content-model/stored-file.ts'
import {
  isYaml,
  loadContent,
  outside,
  readTreeFiles,
  type TreeFiles,
} from '#content-model/tree-files.ts'
import type { DateDetails } from '#domain/conferences/calendar-date.ts'
import type { ConferenceEvent } from '#domain/conferences/conference.ts'
import type { Capacity } from '#domain/registration/places.ts'
import { refreshContent, storeNextVersion } from '#workflows/content/versions.ts'
import type { Services } from '#workflows/services.ts'
import type { TestServices } from './services.ts'

/** The fixture church of all tests, in the format of `content/`. For CONTENT_DIR. */
export const CHURCH = path.join(import.meta.dirname, '../../church')

let read: Content | undefined

/** The content of the fixture church. A copy, so that callers may change it. */
export function testContent(): Content {
  read ??= readChurch()
  return structuredClone(read)
}

export function programmeOf({ conferences }: Pick<Content, 'conferences'>, key: string) {
  const programme = conferences.programmes[key]
  if (!programme) throw new Error(`the church has no programme ${key}`)
  return programme
}

export function pageOf({ pages }: Pick<Content, 'pages'>, name: string) {
  const page = pages[name]
  if (!page) throw new Error(`the church has no page ${name}`)
  return page
}

function readChurch(): Content {
  const loaded = loadContent(CHURCH)
  if (!loaded.ok) throw new Error(loaded.mistakes.map(describeMistake).join('\n'))
  return loaded.content
}

export const EVENT = 'ewgmaymysore2023'
export const OTHER_EVENT = 'ewgaugmysore2023'

export const COMING = { days: { first: '2026-12-12', last: '2026-12-13' } }
export const RULED = { ...COMING, cancel: { untilDays: 14, refundPercent: 80 } }

export function withBothComing(services: TestServices): Pick<TestServices, 'content'> {
  const later = { days: { first: '2027-01-09', last: '2027-01-10' } }
  return { content: changeEvent(changeEvent(services, RULED), later, OTHER_EVENT).content }
}

export const NEW_DATE: DateDetails = {
  days: { first: '2027-02-21', last: '2027-02-26' },
  venue: 'Ooty',
  places: 120,
  price: {
    residential: 350_000,
    nonResidential: 200_000,
    residentialChild: 100_000,
    nonResidentialChild: 100_000,
    part: 100_000,
  },
  cancel: undefined,
  open: true,
}

type Limits = { capacity: Capacity; holdMinutes?: number }

/** The fixture church has no limits; this gives its first Encounter a capacity. */
export function withCapacity(services: TestServices, limits: Limits): TestServices {
  return changeEvent(services, { holdMinutes: 120, ...limits })
}

export function changeEvent(
  services: TestServices,
  change: Partial<ConferenceEvent>,
  code = EVENT,
): TestServices {
  const changed = (content: Content): Content => {
    const ewgregister = programmeOf(content, 'ewgregister')
    const events = ewgregister.events.map((event) =>
      event.code === code ? { ...event, ...change } : event,
    )
    const programmes = {
      ...content.conferences.programmes,
      ewgregister: { ...ewgregister, events },
    }
    return { ...content, conferences: { ...content.conferences, programmes } }
  }
  return {
    ...services,
    content: changed(services.content),
    contentIn(language) {
      const said = services.contentIn(language)
      return { ...said, content: changed(said.content) }
    },
  }
}

export function withDatesToCome(services: TestServices): TestServices {
  const content = structuredClone(services.content)
  const events = Object.values(content.conferences.programmes).flatMap((each) => each.events)
  for (const event of events) event.days = { first: '2027-01-09', last: '2027-01-10' }
  return { ...services, content }
}

export function withOnePlace(services: TestServices): TestServices {
  return withCapacity(services, { capacity: { people: 1 }, holdMinutes: 30 })
}

export function withTaxRelief(services: TestServices): TestServices {
  const taxRelief = {
    pan: 'AAATC1234A',
    registration: 'AAATC1234AF20214',
    from: '2021-09-24',
    until: '2027-03-31',
  }
  const { content } = services
  return { ...services, content: { ...content, church: { ...content.church, taxRelief } } }
}

/** Stores the fixture church, or another one, as version 1, as a first start does, and shows it. */
export async function storeFirstVersion<Given extends Services>(
  services: Given,
  files = readTreeFiles(CHURCH),
): Promise<Given> {
  await storeNextVersion(services.db, {
    after: 0,
    at: services.now(),
    staffId: null,
    author: 'content folder',
    source: 'files',
    why: 'first-start',
    files,
  })
  await refreshContent(services)
  return services
}

export function churchFiles(change: (text: string) => string): TreeFiles {
  return withOtherTexts(readTreeFiles(CHURCH), change)
}

export function withOtherTexts(files: TreeFiles, change: (text: string) => string): TreeFiles {
  const changed = [...files.keys()]
    .filter((file) => isYaml(file) && !asSideFile(file))
    .map((file) => [file, comeIn(file, change(outside(file, files)))] as const)
  return new Map([...files, ...changed])
}

export function copyChurch(folder: string): string {
  const copy = path.join(folder, 'church')
  cpSync(CHURCH, copy, { recursive: true })
  return copy
}

/** Replaces text in a file. Throws when it is not there. */
export function changeFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say "${from}"`)
  writeFileSync(file, text.replace(from, to))
}
