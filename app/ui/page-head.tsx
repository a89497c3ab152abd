import type { ReactNode } from 'react'
import type { ShownPicture } from '#app/pictures.ts'

type Props = { heading: string; lead?: string; picture?: ShownPicture; children?: ReactNode }

/** The title over its panel. */
export function PageHead({ heading, lead, picture, children }: Props) {
  return (
    <header className="page-head on-dark">
      {picture && (
        <img className="page-head-picture" {...picture} alt={picture.alt} fetchPriority="high" />
      )}
      <div className="page-head-inner">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </header>
  )
}
