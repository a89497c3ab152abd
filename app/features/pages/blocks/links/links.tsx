import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { BlockViewOf } from '../../read-block.server.ts'
import { BlockFrame } from '../block-frame.tsx'

export function LinksBlock({ block }: { block: BlockViewOf<'links'> }) {
  return (
    <BlockFrame kind={block.kind} heading={block.heading}>
      <ul className="ways-on">
        {block.links.map(({ label, to, about }) => (
          <li key={to}>
            <SiteLink to={to}>
              {label}
              <Icon name="arrow" />
            </SiteLink>
            {about && <p>{about}</p>}
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}
