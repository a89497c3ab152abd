import type { ReactNode } from 'react'
import { EditEntries, EditPart, EditPlace } from '#app/ui/edit-tools.server.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLanguage, useWords, useWordsLang } from '#app/ui/language.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { useMarked } from '#app/ui/text/language-of.tsx'
import { UpcomingEvents } from '#app/ui/upcoming-events.tsx'
import type { BlockKind } from '#content-model/schema/blocks.ts'
import { PAGES_WORDS } from '#words/site.ts'
import { ChurchMap } from '../church-map.tsx'
import { ABOUT } from './about.tsx'
import type { BlockPage, Bodies } from './block-body.ts'
import { LISTS } from './lists.tsx'
import { MEDIA } from './media.tsx'
import { PEOPLE } from './people.tsx'
import type { BlockView } from './read-block.server.ts'

export function ShownBlock({ block, calendar }: { block: BlockView; calendar?: ReactNode }) {
  const page = {
    words: useWords(PAGES_WORDS),
    lang: useWordsLang(),
    language: useLanguage(),
    marked: useMarked(),
    calendar,
  }
  const about = block.kind === 'notice' ? ` notice-panel notice-panel-${block.about}` : ''
  const ground = block.kind === 'testimonies' ? ' on-dark' : ''
  const hasHead = block.kind !== 'notice' && block.kind !== 'quote'
  // A list is named after its kind.
  const list = block.kind === 'timeline' ? 'moments' : block.kind
  const entries = list in block ? list : undefined
  return (
    <EditPlace at={block.place}>
      <EditPart>
        <section className={`block block-${block.kind}${ground}`} lang={block.lang}>
          <div className={`block-inner wide stack gap-4${about}`}>
            {hasHead && block.heading && <h2>{block.heading}</h2>}
            {hasHead && 'html' in block && block.html && <HtmlText html={block.html} />}
            <EditEntries of={entries}>{bodyOf(block, page)}</EditEntries>
          </div>
        </section>
      </EditPart>
    </EditPlace>
  )
}

const ICONS = { requirement: 'key', confidentiality: 'lock', note: 'people' } as const

const BODIES: Bodies = {
  ...ABOUT,
  ...LISTS,
  ...MEDIA,
  ...PEOPLE,

  text: ({ text, picture }) =>
    picture ? (
      <div className="text-beside-picture stack gap-5 top">
        <HtmlText html={text} />
        <Panel picture={picture} className="panel-arch" />
      </div>
    ) : (
      <HtmlText html={text} />
    ),

  notice: ({ about, heading, html }) => (
    <>
      <Icon name={ICONS[about]} />
      <div>
        <h2>{heading}</h2>
        <HtmlText html={html} />
      </div>
    </>
  ),

  quote: ({ text, reference }) => (
    <figure className="stack gap-4">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>{reference}</figcaption>
    </figure>
  ),

  events: ({ dates, none }) => <UpcomingEvents dates={dates} none={none} />,
  calendar: (_, { calendar }) => calendar,
  map: (block) => <ChurchMap place={block} />,
}

function bodyOf<Kind extends BlockKind>(block: BlockView<Kind>, page: BlockPage): ReactNode {
  const body: Bodies[Kind] = BODIES[block.kind]
  return body(block, page)
}
