import type { ReactNode } from 'react'
import { EditPart } from '#app/ui/edit-tools.server.tsx'
import type { PartLang } from './text/part-lang.ts'

export function Section(props: {
  heading?: ReactNode
  id?: string
  lang?: PartLang
  tone?: 'plain' | 'tinted'
  children: ReactNode
}) {
  const { heading, id, lang, tone = 'plain', children } = props
  return (
    <EditPart>
      <section
        className={tone === 'tinted' ? 'section section-tinted' : 'section'}
        id={id}
        lang={lang}
      >
        <div className="section-inner wide">
          {heading && <h2>{heading}</h2>}
          {children}
        </div>
      </section>
    </EditPart>
  )
}

export function Card({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <div className="card">
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  )
}
