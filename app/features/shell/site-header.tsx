import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { EditPart } from '#app/ui/edit-tools.server.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useWords } from '#app/ui/language.tsx'
import { SiteLink, SiteNavLink } from '#app/ui/site-link.tsx'
import { SHELL_WORDS } from '#words/site.ts'
import { keepFocusInside, solidAfterScroll } from './header-moves.ts'
import { LanguageMenu } from './language-links.tsx'
import type { Shell } from './read-shell.server.ts'

const MENU_ID = 'site-menu'

/** Its menus are popovers, which work without a script. Scripts add what popovers lack. */
export function SiteHeader(
  props: Pick<Shell, 'shortName' | 'navigation'> & {
    /** The page stands at an address for each language. */
    hasLanguages: boolean
  },
) {
  const { shortName, navigation, hasLanguages } = props
  const header = useRef<HTMLElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const words = useWords(SHELL_WORDS)
  // Scrolling and the focus are outside of React: only listeners can follow them.
  useEffect(() => (header.current ? solidAfterScroll(header.current) : undefined), [])
  useEffect(() => (menu.current ? keepFocusInside(menu.current) : undefined), [])
  useCloseMenus()
  return (
    <EditPart at="church:navigation">
      <header className="site-header on-dark no-print" ref={header}>
        <div className="site-header-inner">
          <SiteLink to="/" className="site-name">
            {shortName}
          </SiteLink>
          {hasLanguages && <LanguageMenu />}
          <nav aria-label={words.main}>
            <button className="menu-toggle finger" type="button" popoverTarget={MENU_ID}>
              <Icon name="menu" />
              {words.menu}
            </button>
            <div className="site-menu" id={MENU_ID} popover="auto" ref={menu}>
              <div className="site-menu-close">
                <button className="menu-toggle finger" type="button" popoverTarget={MENU_ID}>
                  <Icon name="close" />
                  {words.close}
                </button>
              </div>
              <ul className="site-menu-groups">
                {navigation.map((group, at) => (
                  <SiteMenuGroup key={group.label} group={group} id={`${MENU_ID}-${at}`} />
                ))}
              </ul>
            </div>
          </nav>
        </div>
      </header>
    </EditPart>
  )
}

/** A navigation by script keeps the document. A menu that was opened before hydration stays open. */
function useCloseMenus(): void {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    for (const open of document.querySelectorAll<HTMLElement>('.site-header [popover]')) {
      if (open.matches(':popover-open')) open.hidePopover()
    }
  }, [key])
}

/** A menu of the bar on wide screens, a list under a heading in the sidebar on phones. */
function SiteMenuGroup({ group, id }: { group: Shell['navigation'][number]; id: string }) {
  const [only, ...others] = group.links
  if (only && others.length === 0) {
    const isGive = only.to === '/give'
    return (
      <li
        className={isGive ? 'site-menu-group site-menu-end' : 'site-menu-group'}
        lang={group.lang}
      >
        <span className="site-menu-links">
          <SiteNavLink
            to={only.to}
            className={isGive ? 'site-menu-single site-menu-give' : 'site-menu-single'}
          >
            {only.label}
          </SiteNavLink>
        </span>
      </li>
    )
  }
  return (
    <li className="site-menu-group" lang={group.lang}>
      <button className="site-menu-group-button finger" type="button" popoverTarget={id}>
        {group.label}
        <Icon name="down" />
      </button>
      <span className="site-menu-heading">{group.label}</span>
      <ul className="site-menu-links raised" id={id} popover="auto">
        {group.links.map(({ label, to }) => (
          <li key={to}>
            <SiteNavLink to={to}>{label}</SiteNavLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
