import { createContext } from 'react'
import type { FormField } from '#content-model/editing/form-of.ts'

/** A page of the site that a link can lead to. */
export type PageChoice = {
  to: string
  title: string
  /** The key of a programme, whose form it is. */
  programme?: string | undefined
}

export type Messages = Readonly<Record<string, string>>

/** What every field of a form may need. */
export type Around = {
  /** By the names of the fields. */
  errors: Messages
  warnings: Messages
  /** The field that is shown as visitors see it. */
  shows?: string | undefined
  /** The field whose button was pressed: what it stands in is open. */
  touched?: string | undefined
  /** The pages that links can lead to. */
  pages: readonly PageChoice[]
  /** The digests of photographs, by their names. */
  photos: ReadonlyMap<string, string>
  /** Where an entry of a long list is edited by itself. Undefined where the form has everything. */
  entryAddresses?:
    | {
        edit: (name: string) => string
        /** At the end of a list. One of these kinds, where there are several. */
        add: (name: string, option: number) => string
        remove: (name: string) => string
      }
    | undefined
}

export const AroundFields = createContext<Around>({
  errors: {},
  warnings: {},
  pages: [],
  photos: new Map(),
})

/** A field of one kind. */
export type FieldOf<Kind> = Extract<FormField, { kind: Kind }>
