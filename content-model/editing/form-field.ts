import type { TypedAs } from '#content-model/schema/field.ts'

/** A form for a part of the content, as plain data: the office renders it without knowing the schemas. */
export type FormField = {
  /** Names from the top of the file down, joined by dots: `services.0.time`. */
  name: string
  title: string
  description: string | undefined
  optional: boolean
} & FormControl

/** What is typed: a text, or what has a control of its own. */
export type WordsKind = 'text' | 'long' | 'markdown' | 'number' | NonNullable<TypedAs['input']>

export type FormControl =
  | { kind: WordsKind; value: string; example: string | undefined }
  | { kind: 'flag'; value: boolean }
  | {
      kind: 'choice'
      value: string
      choices: readonly string[]
      /** The words for each choice, and for none of them, where the value itself is short. */
      labels?: Readonly<Record<string, string>> | undefined
      none?: string | undefined
    }
  | {
      kind: 'group'
      /** False for an optional group that is left out. */
      isThere: boolean
      fields: readonly FormField[]
      /** The index of the chosen group, where there are several to choose from. */
      option: number | undefined
      isPicture: boolean
    }
  | {
      kind: 'list'
      items: readonly FormField[]
      /** By which its entries are known. */
      ids: readonly string[]
      /** What an entry can be, where there is a choice. */
      options: readonly string[]
    }
  | {
      kind: 'named'
      /** Entries by name, such as letters by the code of their event. */
      entries: readonly { key: string; field: FormField }[]
    }

/** The fields right inside a field. None of a group that is left out. */
export function innerFields(field: FormField): readonly FormField[] {
  if (field.kind === 'group') return field.isThere ? field.fields : []
  if (field.kind === 'list') return field.items
  if (field.kind === 'named') return field.entries.map((entry) => entry.field)
  return []
}
