import type { ReactNode } from 'react'

type Props = {
  heading?: string
  id?: string
  tone?: 'plain' | 'tinted' | 'dark'
  children: ReactNode
}

/** A part of the page under its own heading. */
export function Section({ heading, id, tone = 'plain', children }: Props) {
  const className = {
    plain: 'section',
    tinted: 'section section-tinted',
    dark: 'section section-dark on-dark',
  }[tone]
  return (
    <section className={className} id={id}>
      <div className="section-inner">
        {heading && <h2>{heading}</h2>}
        {children}
      </div>
    </section>
  )
}
