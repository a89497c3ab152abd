import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes the menus after a client-side navigation, which keeps the document. A menu that was opened
 * before hydration stays open.
 */
export function useCloseMenus(): void {
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
