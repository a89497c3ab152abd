import { useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Shell } from './read-shell.server.ts'
import { SiteMenuGroup } from './site-menu-group.tsx'
import { useCloseMenus } from './use-close-menus.ts'
import { useSidebar } from './use-sidebar.ts'
import { useSolidAfterScroll } from './use-solid-after-scroll.ts'

const MENU_ID = 'site-menu'

type Props = Pick<Shell, 'shortName' | 'navigation'>

/**
 * The navigation bar. Its menus are popovers: the browser opens and closes them and restores the
 * focus without a script. Scripts add what popovers lack.
 */
export function SiteHeader({ shortName, navigation }: Props) {
  const header = useRef<HTMLElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useSolidAfterScroll(header)
  useSidebar(menu)
  useCloseMenus()
  return (
    <header className="site-header on-dark" ref={header}>
      <div className="site-header-inner">
        <Link to="/" className="site-name">
          {shortName}
        </Link>
        <nav aria-label="Main">
          <button className="menu-toggle" type="button" popoverTarget={MENU_ID}>
            <Icon name="menu" />
            Menu
          </button>
          <div className="site-menu" id={MENU_ID} popover="auto" ref={menu}>
            <div className="site-menu-close">
              <button className="menu-toggle" type="button" popoverTarget={MENU_ID}>
                <Icon name="close" />
                Close
              </button>
            </div>
            <ul className="site-menu-groups">
              {navigation.map((group) => (
                <SiteMenuGroup key={group.label} group={group} />
              ))}
            </ul>
          </div>
        </nav>
      </div>
    </header>
  )
}
