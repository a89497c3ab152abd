import { type ReactNode, useRef } from 'react'
import { PictureImage } from './picture/picture-image.tsx'
import type { ShownPicture } from './picture/pictures.ts'
import { useParallax } from './use-parallax.ts'

type Props = {
  /** Words, marked with their language where it isn't the site's. */
  heading: ReactNode
  lead?: string | undefined
  picture?: ShownPicture | undefined
  /** Instead of one picture: several layers, the farthest first, which move against each other. */
  layers?: ShownPicture[]
  /** Shown on phones instead. */
  phone?: ShownPicture
  children?: ReactNode
}

/** The page's title over its picture. */
export function PageHead({ heading, lead, picture, layers, phone, children }: Props) {
  const head = useRef<HTMLElement>(null)
  useParallax(head)
  const shown = layers ?? (picture ? [picture] : [])
  return (
    <header className="page-head on-dark" ref={head}>
      {shown.map((layer, depth) => (
        <PictureImage
          className="page-head-picture"
          key={layer.src}
          picture={layer}
          phone={phone}
          depth={depth}
          fetchPriority="high"
        />
      ))}
      <div className="page-head-inner">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </header>
  )
}
