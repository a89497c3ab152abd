import type { ReactNode } from 'react'
import { useWords } from '#app/ui/language.tsx'
import { Facade } from '#app/ui/media/facade.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { Filled } from '#app/ui/text/filled.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { useMarked } from '#app/ui/text/use-marked.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import type { HomeView } from './read-home.server.ts'

type Props = Pick<HomeView, 'sermon' | 'announcements'> & {
  /** A section beside the podcast, shown when a sermon is known. */
  newestSermon: ReactNode
}

/** Audio and video: players of other sites, loaded on request. */
export function MediaSections({ sermon, newestSermon, announcements }: Props) {
  const words = useWords(PAGES_WORDS)
  const marked = useMarked()
  return (
    <div className="home-media">
      <section lang={sermon.lang}>
        <h2>{sermon.heading}</h2>
        <HtmlText html={sermon.html} />
        <Facade
          action={words.listen}
          frame={{ src: sermon.player.src, title: sermon.heading }}
          page={sermon.player.page}
          shape="podcast"
          picture={<div className="panel" />}
        />
        {sermon.link && (
          <p>
            <SiteLink to={sermon.link.to}>{sermon.link.label}</SiteLink>
          </p>
        )}
      </section>
      {newestSermon}
      <section lang={announcements.lang}>
        <h2>{announcements.heading}</h2>
        <HtmlText html={announcements.html} />
        <Facade
          action={<Filled text={words.play} title={marked(announcements.title)} />}
          frame={{ src: announcements.player.src, title: announcements.title }}
          page={announcements.player.page}
          shape="video"
          picture={<Panel picture={announcements.picture} />}
        />
      </section>
    </div>
  )
}
