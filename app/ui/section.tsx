import type { ReactNode } from 'react'
import { EditPart } from '#app/ui/edit-tools.server.tsx'
import type { PartLang } from './text/part-lang.ts'

export function Section(props: {
  heading?: ReactNode
  lang?: PartLang
  tone?: 'plain' | 'tinted'
  children: ReactNode
}) {
  const { heading, lang, tone = 'plain', children } = props
  const Frame = heading ? 'section' : 'div'
  return (
    <EditPart>
      <Frame className={tone === 'tinted' ? 'section section-tinted' : 'section'} lang={lang}>
        <div className="section-inner wide">
          {heading && <h2>{heading}</h2>}
          {children}
        </div>
      </Frame>
    </EditPart>
  )
}
