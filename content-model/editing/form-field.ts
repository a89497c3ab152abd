/** A form for a part of the content, as plain data: the office renders it without knowing the schemas. */
export type FormField = {
  /** Names from the top of the file down, joined by dots: `services.0.time`. */
  name: string
  title: string
  description: string | undefined
  optional: boolean
} & FormControl

export type FormControl =
  | { kind: 'text' | 'long' | 'markdown' | 'number'; value: string; example: string | undefined }
  | { kind: 'flag'; value: boolean }
  | { kind: 'choice'; value: string; choices: readonly string[] }
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
      /** What an entry can be, where there is a choice. */
      options: readonly string[]
    }
  | {
      kind: 'named'
      /** Entries by name, such as letters by the code of their event. */
      entries: readonly { key: string; field: FormField }[]
    }
