import { createContext, type ReactNode, useContext } from 'react'
import { PictureImage } from '#app/ui/picture/picture-image.tsx'
import type { ShownPicture } from '#app/ui/picture/pictures.ts'

/** The picture of the site's start page: the office belongs to the same church. */
export const GlassContext = createContext<ShownPicture | undefined>(undefined)

/** A quiet piece of the church's stained glass. It says nothing. */
export function Glass() {
  const picture = useContext(GlassContext)
  return (
    <div className="panel panel-arch glass no-print" aria-hidden="true">
      {picture && <PictureImage picture={{ ...picture, alt: '' }} sizes="16rem" />}
    </div>
  )
}

/** Where a list has nothing to show: why, and what to do next. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="empty-state line top narrow">
      <Glass />
      <div className="stack gap-2">{children}</div>
    </div>
  )
}
