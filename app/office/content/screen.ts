import type { ReactNode } from 'react'
import type { EditedPlace, OpenedFile } from '#workflows/content/drafts/open-file.ts'

/** A form of the content: a whole file, or the place of one that has a screen of its own. */
export type Screen = {
  place: EditedPlace
  /** The form's own address. */
  address: string
  /** Where one comes from, and the page on which the result is seen. */
  back: { label: string; to: string }
  page: string
  /** What stands below the fields. */
  below?: (file: OpenedFile) => ReactNode
}
