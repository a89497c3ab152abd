import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { SHELL_WORDS } from '#words/site.ts'
import { useLanguage } from './language.tsx'
import { PictureImage } from './picture/picture-image.tsx'
import type { ShownPicture } from './picture/pictures.ts'
import type { PartLang } from './text/part-lang.ts'

export function PageHead(props: {
  heading: ReactNode
  lead?: string | undefined
  picture?: ShownPicture | undefined
  /** Instead of one picture: several layers, the farthest first, which move against each other. */
  layers?: ShownPicture[]
  phone?: ShownPicture
  lang?: PartLang
  children?: ReactNode
}) {
  const { heading, lead, picture, layers, phone, lang, children } = props
  const head = useRef<HTMLElement>(null)
  useParallax(head)
  const shown = layers ?? (picture ? [picture] : [])
  return (
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
      <div className="page-head-inner stack">
        <h1 lang={lang}>{heading}</h1>
        {lead && (
          <p className="lead" lang={lang}>
            {lead}
          </p>
        )}
        {children}
      </div>
    </header>
  )
}

/** For the head of a page of which no part is translated: says that it is shown in English. */
export function NotTranslated({ parts }: { parts: readonly PartLang[] }) {
  const language = useLanguage()
  if (language === 'en' || parts.some((lang) => lang !== 'en')) return null
  return <p role="note">{SHELL_WORDS[language].notTranslated}</p>
}

const FROM_WIDTH_PX = 991
const START_AFTER_MS = 200

/** Scrolls the panel behind a title more slowly than the page, unless reduced motion is preferred. */
function useParallax(head: RefObject<HTMLElement | null>) {
  // Scrolling is outside React, so it needs a listener.
  useEffect(() => {
    const wanted = matchMedia(
      `(width >= ${FROM_WIDTH_PX}px) and (prefers-reduced-motion: no-preference)`,
    )
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        head.current?.style.setProperty('--scrolled', `${window.scrollY}px`)
      })
    }
    const start = () => {
      const moves = wanted.matches
      head.current?.toggleAttribute('data-parallax', moves)
      window.removeEventListener('scroll', follow)
      if (!moves) return
      follow()
      window.addEventListener('scroll', follow, { passive: true })
    }
    const timer = setTimeout(start, START_AFTER_MS)
    wanted.addEventListener('change', start)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      wanted.removeEventListener('change', start)
      window.removeEventListener('scroll', follow)
    }
  }, [head])
}
