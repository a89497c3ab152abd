import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { localPath } from '#app/local-path.ts'
import { EditPart } from '#app/ui/edit-tools.server.tsx'
import { SHELL_WORDS } from '#words/site.ts'
import { useLanguage } from './language.tsx'
import { moveSlower } from './parallax.ts'
import { PictureImage } from './picture/picture-image.tsx'
import type { ShownPicture } from './picture/pictures.ts'
import type { PartLang } from './text/part-lang.ts'
import type { ReadIn } from './text/read-in.server.ts'

export function PageHead(props: {
  heading: ReactNode
  lead?: string | undefined
  picture?: ShownPicture | undefined
  /** Instead of one picture: several layers, the farthest first, which move against each other. */
  layers?: ShownPicture[]
  phone?: ShownPicture
  lang?: PartLang
  readIn?: ReadIn
  children?: ReactNode
}) {
  const { heading, lead, picture, layers, phone, lang, readIn, children } = props
  const { pathname, search } = useLocation()
  // With the page, not after its style sheet: letters that change their face move what is below them.
  const head = useRef<HTMLElement>(null)
  // Scrolling is outside of React: only a listener can follow it.
  useEffect(() => (head.current ? moveSlower(head.current) : undefined), [])
  const shown = layers ?? (picture ? [picture] : [])
  return (
    <EditPart>
      <header className="page-head on-dark" ref={head}>
        {shown.map((layer, depth) => (
          <PictureImage
            className="page-head-picture no-print"
            key={layer.src}
            picture={layer}
            phone={phone}
            depth={depth}
            fetchPriority="high"
          />
        ))}
        <div className="page-head-inner wide stack">
          <h1 lang={lang}>{heading}</h1>
          {lead && (
            <p className="lead" lang={lang}>
              {lead}
            </p>
          )}
          {readIn && (
            <p>
              <a
                className="read-in finger"
                href={localPath(readIn.language, pathname) + search}
                lang={readIn.language}
                hrefLang={readIn.language}
              >
                {readIn.words}
              </a>
            </p>
          )}
          {children}
        </div>
      </header>
    </EditPart>
  )
}

/** For the head of a page of which no part is translated: says that it is shown in English. */
export function NotTranslated({ parts }: { parts: readonly PartLang[] }) {
  const language = useLanguage()
  if (language === 'en' || parts.some((lang) => lang !== 'en')) return null
  return <p role="note">{SHELL_WORDS[language].notTranslated}</p>
}
