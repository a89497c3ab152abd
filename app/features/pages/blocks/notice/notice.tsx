import { Icon } from '#app/ui/icon.tsx'
import { HtmlText } from '#app/ui/text/html-text.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readNotice } from './read-notice.server.ts'

const ICONS = { requirement: 'key', confidentiality: 'lock', note: 'people' } as const

export function NoticeBlock({ block }: BlockProps<typeof readNotice>) {
  return (
    <section className="block block-notice" lang={block.lang}>
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
