import { Fragment, type ReactNode, useId } from 'react'
import { EditEntries, EditPart, EditPlace } from '#app/ui/edit-tools.server.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { NotTranslated, PageHead } from '#app/ui/page-head.tsx'
import { RegisterLink } from '#app/ui/register-link.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { breakable } from '#app/ui/text/copy-text.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import type { BlockKind } from '#content-model/schema/blocks.ts'
import { PAGES_WORDS } from '#words/site.ts'
import { ShownBlock } from './blocks/block.tsx'
import type { PageView } from './read-page.server.ts'

export function InformationPage(props: {
  view: Omit<PageView, 'page'>
  calendar?: ReactNode
  children?: ReactNode
}) {
  const { head, facts, blocks } = props.view
  const { beside, below } = besideFacts(blocks, facts.length > 0)
  const show = (block: PageView['blocks'][number], index: number) => (
    // Blocks never change places, so that their index may be the key.
    <ShownBlock key={`${index} ${block.kind}`} block={block} calendar={props.calendar} />
  )
  return (
    <>
      <EditPlace at="head">
        <PageHead {...head}>
          <NotTranslated parts={[head, ...blocks].map(({ lang }) => lang)} />
        </PageHead>
      </EditPlace>
      {props.children}
      {facts.length > 0 && (
        <div className={`page-beside stack gap-5${beside.length > 0 ? '' : ' page-facts'}`}>
          <FactsCard facts={facts} head={head} />
          {beside.length > 0 && <div className="page-column stack start">{beside.map(show)}</div>}
        </div>
      )}
      {below.length > 0 && <div className="page-below">{below.map(show)}</div>}
    </>
  )
}

/** Blocks that fit into a column. The others need the full width of the page. */
const COLUMN_KINDS: BlockKind[] = ['text', 'notice', 'topics', 'steps', 'video', 'map']

export function besideFacts<Block extends { kind: BlockKind }>(blocks: Block[], facts: boolean) {
  const first = facts ? blocks.findIndex(({ kind }) => !COLUMN_KINDS.includes(kind)) : 0
  const end = first === -1 ? blocks.length : first
  return { beside: blocks.slice(0, end), below: blocks.slice(end) }
}

function FactsCard({ facts, head }: Pick<PageView, 'facts' | 'head'>) {
  const date = useId()
  const words = useWords(PAGES_WORDS)
  return (
    <EditPart at="head.facts">
      <aside className="facts-card card stack gap-4" aria-label={words.atAGlance}>
        <EditEntries of="head.facts" within>
          <dl className="tiles">
            {facts.map(({ label, icon, lines }) => (
              <div key={label}>
                <EditPart>
                  <dt className="line gap-2 soft small" lang={head.lang}>
                    <Icon name={icon} />
                    {label}
                  </dt>
                </EditPart>
                {lines.map(({ text, to }) => (
                  <Marked as="dd" words={text} className="strong" key={text}>
                    {to ? <SiteLink to={to}>{breakable(text)}</SiteLink> : text}
                  </Marked>
                ))}
              </div>
            ))}
          </dl>
        </EditEntries>
        {head.actions.length > 0 && (
          <div className="facts-action stack gap-1 soft small no-print">
            {head.actions.map((action) => (
              <Fragment key={action.date ?? action.to}>
                {action.open || !action.date ? (
                  <RegisterLink register={action} {...(action.date && { describedBy: date })} />
                ) : (
                  <SiteLink to={action.to} className="register-later finger">
                    {words.actionFor({ label: action.label ?? '', date: action.date })}
                  </SiteLink>
                )}
                {action.open && action.date && <p id={date}>{action.date}</p>}
              </Fragment>
            ))}
          </div>
        )}
      </aside>
    </EditPart>
  )
}
