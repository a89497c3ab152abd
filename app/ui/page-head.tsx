import { type ReactNode, useRef } from 'react'
import type { ShownPicture } from '#app/pictures.ts'
import { useParallax } from './use-parallax.ts'

type Props = {
  heading: string
  lead?: string
  picture?: ShownPicture
  /** Instead of one picture: several, the farthest first, which move against each other. */
  layers?: ShownPicture[]
  children?: ReactNode
}

/** The title over its panel. */
export function PageHead({ heading, lead, picture, layers, children }: Props) {
  const head = useRef<HTMLElement>(null)
  useParallax(head)
  const shown = (layers ?? (picture ? [picture] : [])).filter(({ src }) => src)
  return (
    <header className="page-head on-dark" ref={head}>
      {shown.map((layer, depth) => (
        <img
          className="page-head-picture"
          key={layer.src}
          {...layer}
          alt={layer.alt}
          data-depth={depth}
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
