import { createContext, type ReactNode, useContext } from 'react'
import { PictureImage } from '#app/ui/picture/picture-image.tsx'
import type { ShownPicture } from '#app/ui/picture/pictures.ts'

export const GlassContext = createContext<ShownPicture | undefined>(undefined)

export function Glass() {
  const picture = useContext(GlassContext)
  return (
    <div className="panel panel-arch glass no-print" aria-hidden="true">
      {picture && <PictureImage picture={{ ...picture, alt: '' }} sizes="16rem" />}
    </div>
  )
}

export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="empty-state line top narrow">
      <Glass />
      <div className="stack gap-2">{children}</div>
    </div>
  )
}
