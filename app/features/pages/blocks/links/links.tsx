import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { BlockFrame } from '../block-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { readLinks } from './read-links.server.ts'

export function LinksBlock({ block }: BlockProps<typeof readLinks>) {
  return (
    <BlockFrame block={block} heading={block.heading}>
      <ul className="ways-on">
        {block.links.map(({ label, to, about, isOff }) =>
          // The office knows the others by their places.
          isOff ? (
            <li key={to} hidden />
          ) : (
            <li key={to}>
              <SiteLink to={to}>
                {label}
                <Icon name="arrow" />
              </SiteLink>
              {about && <p>{about}</p>}
            </li>
          ),
        )}
      </ul>
    </BlockFrame>
  )
}
