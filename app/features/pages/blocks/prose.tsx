import { EditPart } from '#app/ui/edit-tools.server.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import { BlockFrame, type BlockProps } from './block-frame.tsx'

export function TextBlock({ block }: BlockProps<'text'>) {
  const { html, picture } = block
  if (!picture) return <BlockFrame block={block} html={html} />
  return (
    <BlockFrame block={block}>
      <div className="text-beside-picture stack gap-5 top">
        <HtmlText html={html} />
        <Panel picture={picture} className="panel-arch" />
      </div>
    </BlockFrame>
  )
}

const ICONS = { requirement: 'key', confidentiality: 'lock', note: 'people' } as const

export function NoticeBlock({ block }: BlockProps<'notice'>) {
  return (
    <EditPart>
      <section className="block block-notice" lang={block.lang}>
        <div className={`block-inner stack gap-4 notice-panel notice-panel-${block.about}`}>
          <Icon name={ICONS[block.about]} />
          <div>
            <h2>{block.heading}</h2>
            <HtmlText html={block.html} />
          </div>
        </div>
      </section>
    </EditPart>
  )
}

export function QuoteBlock({ block }: BlockProps<'quote'>) {
  return (
    <EditPart>
      <div className="block block-quote" lang={block.lang}>
        <figure className="block-inner stack gap-4">
          <blockquote>
            <p>{block.text}</p>
          </blockquote>
          <figcaption>{block.reference}</figcaption>
        </figure>
      </div>
    </EditPart>
  )
}
