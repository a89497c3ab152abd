import * as v from 'valibot'
import { datesIn } from '#domain/conferences/calendar-date.ts'
import { findProgramme } from '#domain/conferences/conference.ts'
import type { TranslatedLanguage } from '#domain/language.ts'
import { type ChangeNotes, changedDays, type SourceFile } from './changed-days.ts'
import { isGroup } from './changes/match-entries.ts'
import { brokenLinks, siteAddresses, valuesIn } from './links.ts'
import type { Mistake, Sample } from './mistake.ts'
import { type Content, contentSchema } from './schema/content.ts'
import type { Picture } from './schema/picture.ts'
import { asSideFile } from './schema/side-files.ts'
import {
  type StoredFile,
  type TranslatedFiles,
  translateContent,
} from './translation/translate-content.ts'
import { englishTexts } from './translation/translations.ts'
import { readYamlFile, type YamlFile } from './yaml-file.ts'

export type GoodContent = {
  ok: true
  content: Content
  samples: Sample[]
  reviews: () => Mistake[]
  /** What stands in a side file where its English file has no text. Nobody ever reads it. */
  strays: () => Mistake[]
  /** The day on which each file last changed ("pages/ewg.yaml": "2026-11-16"), where it is known. */
  changedDays: () => Record<string, string | undefined>
  /** The content in another language, made when somebody first asks for it. */
  translation: (language: TranslatedLanguage) => Translation
  /** Its parts that stay English there. A stored version knows them before its translation is made. */
  englishParts: (language: TranslatedLanguage) => ReadonlySet<string>
}

export type LoadedContent = GoodContent | { ok: false; mistakes: Mistake[] }

export type ContentTree = {
  files: StoredFile[]
  /** The files' texts. Made for whoever asks: a side file goes out only beside its English one. */
  sources: () => SourceFile[]
  notes: ChangeNotes
  /** The digest of each photograph, by its file name. */
  photos: ReadonlyMap<string, string>
}

/** All mistakes are listed at once: the office mends them in one go. */
export function readContent(tree: ContentTree): LoadedContent {
  const { sources, notes, photos } = tree
  const read = tree.files.filter(({ file }) => !asSideFile(file))
  const files = new Map(read.map((file) => [nameOf(file.file), file]))
  const unreadable = [...files.values()].flatMap((file) => file.unreadable)
  if (unreadable.length > 0) return { ok: false, mistakes: unreadable }

  const values = new Map(read.map(({ file, value }) => [file, value]))
  const parsed = v.safeParse(contentSchema, nest(values))
  if (!parsed.success) {
    const mistakes = parsed.issues.map((issue) => {
      const keys = (issue.path ?? []).map(({ key }) => key)
      return toMistake(keys, ruleOf(issue), files)
    })
    return { ok: false, mistakes }
  }
  const content = parsed.output
  const broken = brokenReferences(content, new Set(photos.keys()))
  if (broken.length > 0) {
    return { ok: false, mistakes: broken.map(({ keys, rule }) => toMistake(keys, rule, files)) }
  }
  namePhotographs(content, photos)
  const made = new Map<TranslatedLanguage, Translation>()
  const translation = (language: TranslatedLanguage) => {
    const said = made.get(language) ?? readTranslation(language, content, tree)
    made.set(language, said)
    return said
  }
  return {
    ok: true,
    content,
    samples: [...files.values()].flatMap((file) => file.samples),
    // Asked for only by the check of the content: to find a line, the whole file is read again.
    reviews: () =>
      valuesIn(content)
        .filter(({ keys }) => keys.at(-1) === 'review')
        .map(({ keys, value }) => toMistake(keys, value, files)),
    strays: () => sources().flatMap(([file, text]) => straysOf(file, text, tree.files)),
    changedDays: () => changedDays(notes, sources()),
    translation,
    englishParts: (language) => translation(language).englishParts,
  }
}

export type Translation = Omit<TranslatedFiles, 'values'> & { content: Content }

/** A side file that can't be used is a mistake for whoever checks the content; visitors read English. */
function readTranslation(
  language: TranslatedLanguage,
  content: Content,
  { files, photos }: ContentTree,
): Translation {
  const own = files.filter(({ file }) => (asSideFile(file)?.language ?? language) === language)
  const { values, ...translated } = translateContent({
    language,
    files: new Map(own.map((file) => [file.file, file])),
    isAddress: siteAddresses(content),
  })
  const parsed = v.parse(contentSchema, nest(values))
  const conferences = withDatesIn(language, parsed.conferences)
  const said = { ...parsed, conferences }
  namePhotographs(said, photos)
  return { ...translated, content: said }
}

function nameOf(file: string): string {
  return file.replace(/\.yaml$/, '')
}

/** `pages/ewg.yaml` becomes `{ pages: { ewg: … } }`. Folders are one level deep. */
function nest(files: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  const folders: Record<string, Record<string, unknown>> = {}
  for (const [file, value] of files) {
    const [folder, entry] = nameOf(file).split('/')
    if (!folder) continue
    if (entry) {
      folders[folder] ??= {}
      folders[folder][entry] = value
    } else whole[folder] = folder === 'conferences' ? withoutSummaries(value) : value
  }
  return { ...whole, ...folders }
}

/** Versions that were published before this release may have summaries in another language. Nobody shows them. */
function withoutSummaries(conferences: unknown): unknown {
  if (!isGroup(conferences) || !isGroup(conferences.programmes)) return conferences
  const programmes = Object.entries(conferences.programmes).map(([key, programme]) => {
    const { summary: _, ...kept } = isGroup(programme) ? programme : { programme }
    return [key, kept]
  })
  return { ...conferences, programmes: Object.fromEntries(programmes) }
}

function toMistake(keys: unknown[], rule: string, files: Map<string, YamlFile>): Mistake {
  const [first, second, ...rest] = keys
  const inFolder = files.get(`${String(first)}/${String(second)}`)
  const file = inFolder ?? files.get(String(first))
  const inside = inFolder ? rest : keys.slice(1)
  return {
    file: file?.file ?? `${keys.slice(0, 2).join('/')}.yaml`,
    ...(file?.find(inside) ?? { line: 1, column: 1 }),
    place: inside.join('.'),
    rule,
  }
}

function ruleOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object' && issue.type !== 'object_with_rest') return issue.message
  if (issue.expected === 'never') return 'is not known here'
  return issue.input === undefined || issue.input === null
    ? 'is missing'
    : 'must be a group of named values'
}

/** A link within the site, a photograph or a form that is named must be there. */
function brokenReferences(
  content: Content,
  photos: ReadonlySet<string>,
): { keys: (string | number)[]; rule: string }[] {
  const texts = valuesIn(content)
  return [
    ...brokenLinks(content, texts).map(({ keys, value }) => ({
      keys,
      rule: `leads to ${value}, which is not an address of this site`,
    })),
    ...texts
      .filter(({ keys }) => keys.at(-1) === 'file' && keys.at(-2) === 'photo')
      .filter(({ value }) => !photos.has(value))
      .map(({ keys, value }) => ({
        keys,
        rule: `is missing: please send the photograph ${value.replace(/\.\w+$/, '')} again`,
      })),
    // A list of prices names the forms that it is made from.
    ...texts
      .filter(({ keys }) => keys[0] === 'pages' && keys.at(-2) === 'of' && keys.at(-3) === 'prices')
      .filter(({ value }) => !findProgramme(content.conferences.programmes, value))
      .map(({ keys, value }) => ({ keys, rule: `names the form /${value}, which is not there` })),
  ]
}

function straysOf(side: string, text: string, files: readonly StoredFile[]): Mistake[] {
  const of = asSideFile(side)?.file
  const english = files.find(({ file }) => file === of)
  // A side file without its English file is a mistake of its own.
  if (!of || !english) return []
  const texts = new Set(englishTexts(of, english.tree).map(({ at }) => at))
  const { value, find } = readYamlFile(side, text)
  return leavesOf(value)
    .map((keys) => ({ keys, place: keys.join('.') }))
    .filter(({ place }) => !texts.has(place))
    .map(({ keys, place }) => ({
      file: side,
      ...find(keys),
      place,
      rule: `translates nothing: ${of} has no text there`,
    }))
}

/** The places of everything in a value that is not empty. */
function leavesOf(value: unknown, keys: readonly string[] = []): (readonly string[])[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [keys]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...keys, key]))
}

function withDatesIn(
  language: TranslatedLanguage,
  conferences: Content['conferences'],
): Content['conferences'] {
  const programmes = Object.entries(conferences.programmes).map(([key, programme]) => {
    const events = programme.events.map((event) =>
      event.days ? { ...event, dates: datesIn(language, event.days) } : event,
    )
    return [key, { ...programme, events }] as const
  })
  return { ...conferences, programmes: Object.fromEntries(programmes) }
}

/** Writes the digest of its file beside each photograph that the content names. */
function namePhotographs(value: unknown, photos: ReadonlyMap<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'photo' && isPhotograph(inner)) {
      const digest = photos.get(inner.file)
      if (digest !== undefined) inner.digest = digest
    } else namePhotographs(inner, photos)
  }
}

function isPhotograph(value: unknown): value is NonNullable<Picture['photo']> {
  return typeof value === 'object' && value !== null && 'file' in value && 'alt' in value
}
