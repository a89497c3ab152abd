import { HtmlText } from '#app/ui/html-text.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'

const ICONS = { requirement: 'key', confidentiality: 'lock', note: 'people' } as const

export function NoticeBlock({ block }: { block: BlockViewOf<'notice'> }) {
  return (
    <section className="block block-notice">
      <div className={`block-inner notice-panel notice-panel-${block.about}`}>
        <Icon name={ICONS[block.about]} />
        <div>
          <h2>{block.heading}</h2>
          <HtmlText html={block.html} />
        </div>
      </div>
    </section>
  )
}
