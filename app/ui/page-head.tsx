import type { ReactNode } from 'react'

type Props = { heading: string; lead?: string; picture?: string; children?: ReactNode }

/** The title over its panel. */
export function PageHead({ heading, lead, picture, children }: Props) {
  return (
    <header className="page-head on-dark">
      {picture && (
        <img className="page-head-picture" src={picture} alt="" width={1600} height={900} />
      )}
      <div className="page-head-inner">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </header>
  )
}
