import type { ReactNode } from 'react'
import { NotTranslated, PageHead } from '#app/ui/page-head.tsx'
import { besideFacts } from './beside-facts.ts'
import { ShownBlock } from './blocks/block.tsx'
import { FactsCard } from './facts-card.tsx'
import type { PageView } from './read-page.server.ts'

type Props = {
  view: Omit<PageView, 'page'>
  /** What fills the calendar block of a page that has one. */
  calendar?: ReactNode
  /** The page's own function, such as a finder. Shown right after the title. */
  children?: ReactNode
}

/**
 * The layout of every information page: the title over its picture, a sticky card with the facts,
 * the text beside it, and full-width blocks below.
 */
export function InformationPage({ view, calendar, children }: Props) {
  const { head, facts, blocks } = view
  const { beside, below } = besideFacts(blocks, facts.length > 0)
  return (
    <>
      <PageHead heading={head.heading} lead={head.lead} picture={head.picture} lang={head.lang}>
        <NotTranslated parts={[head, ...blocks].map(({ lang }) => lang)} />
      </PageHead>
      {children}
      {facts.length > 0 && (
        <div className={beside.length > 0 ? 'page-beside' : 'page-beside page-facts'}>
          <FactsCard facts={facts} actions={head.actions} lang={head.lang} />
          {beside.length > 0 && (
            <div className="page-column">
              {beside.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
                <ShownBlock key={index} block={block} calendar={calendar} />
              ))}
            </div>
          )}
        </div>
      )}
      {below.length > 0 && (
        <div className="page-below">
          {below.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
            <ShownBlock key={index} block={block} calendar={calendar} />
          ))}
        </div>
      )}
    </>
  )
}
