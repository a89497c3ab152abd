import { type KeyboardEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import { CELLS_WORDS } from '#words/site.ts'
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
  const language = useLanguage()
  const words = useWords(CELLS_WORDS)
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
    <div
      className="cells-tabs"
      {...(open && { role: 'tablist', 'aria-label': words.places })}
      ref={tabs}
    >
      {locations.map(({ id, name }) => (
        <Link
          className="cells-tab"
          to={`#${id}`}
          replace
          preventScrollReset
          key={id}
          lang={languageOf(name, language)}
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

function tabAttributes(id: string, selected: boolean) {
  return {
    id: tabId(id),
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': id,
    tabIndex: selected ? 0 : -1,
  }
}
