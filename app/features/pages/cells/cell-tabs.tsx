import { type KeyboardEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { moveTab } from './move-tab.ts'

type Props = {
  locations: readonly { id: string; name: string }[]
  /** The id of the open place. Undefined without a script: then these are plain links. */
  open: string | undefined
  onAsk: () => void
}

/** The tabs of the places. The address says which is open, so each tab is a link. */
export function CellTabs({ locations, open, onAsk }: Props) {
  const navigate = useNavigate()
  const tabs = useRef<HTMLDivElement>(null)
  const ids = locations.map(({ id }) => id)

  function followKey(event: KeyboardEvent, id: string) {
    // From the focused tab, because the navigation to it may not be finished.
    const to = moveTab(ids, id, event.key)
    if (!to) return
    event.preventDefault()
    navigate(`#${to}`, { replace: true, preventScrollReset: true })
    tabs.current?.querySelector<HTMLElement>(`[href$="#${to}"]`)?.focus()
  }

  return (
    <div className="cells-tabs" {...(open && TAB_LIST)} ref={tabs}>
      {locations.map(({ id, name }) => (
        <Link
          className="cells-tab"
          to={`#${id}`}
          replace
          preventScrollReset
          key={id}
          onKeyDown={(event) => followKey(event, id)}
          onClick={onAsk}
          {...(open && tabAttributes(id, id === open))}
        >
          {name}
        </Link>
      ))}
    </div>
  )
}

export function tabId(id: string): string {
  return `tab-${id}`
}

const TAB_LIST = { role: 'tablist', 'aria-label': 'Places' }

function tabAttributes(id: string, selected: boolean) {
  return {
    id: tabId(id),
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': id,
    tabIndex: selected ? 0 : -1,
  }
}
