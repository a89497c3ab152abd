import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { CellCard } from './cell-card.tsx'
import { moveTab } from './move-tab.ts'
import type { CellFinderView } from './read-cells.server.ts'

/**
 * One tab for each place, and the address says which is open: /cells#koramangala. Without a
 * script it is a list of links to twenty cards below each other.
 */
export function CellFinder({ finder }: { finder: CellFinderView }) {
  const { heading, intro, hours, locations } = finder
  const { hash } = useLocation()
  const navigate = useNavigate()
  const tabs = useRef<HTMLDivElement>(null)
  const asked = useRef(false)
  const hydrated = useHydrated()
  const ids = locations.map(({ id }) => id)
  const open = ids.find((id) => `#${id}` === hash) ?? ids[0] ?? ''

  // On a phone the card is below the places, perhaps off the screen, and is there only once shown.
  useEffect(() => {
    if (asked.current) document.getElementById(open)?.scrollIntoView({ block: 'nearest' })
  }, [open])

  function followKey(event: KeyboardEvent, id: string) {
    // From where the focus is: the address may still be on its way there.
    const to = moveTab(ids, id, event.key)
    if (!to) return
    event.preventDefault()
    navigate(`#${to}`, { replace: true, preventScrollReset: true })
    tabs.current?.querySelector<HTMLElement>(`[href$="#${to}"]`)?.focus()
  }

  return (
    <section className="cells" data-plain={hydrated ? undefined : ''}>
      <div className="cells-inner">
        <h2>{heading}</h2>
        <p className="lead">{intro}</p>
        <div className="cells-tabs" {...(hydrated && TAB_LIST)} ref={tabs}>
          {locations.map(({ id, name }) => (
            <Link
              className="cells-tab"
              to={`#${id}`}
              replace
              preventScrollReset
              key={id}
              onKeyDown={(event) => followKey(event, id)}
              onClick={() => {
                asked.current = true
              }}
              {...(hydrated && tabAttributes(id, id === open))}
            >
              {name}
            </Link>
          ))}
        </div>
        <div className="cells-cards">
          {locations.map((location) => (
            <div
              className="cells-card"
              id={location.id}
              key={location.id}
              {...(hydrated && panelAttributes(location.id, location.id === open))}
            >
              <CellCard location={location} hours={hours} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const TAB_LIST = { role: 'tablist', 'aria-label': 'Places' }

function tabAttributes(id: string, selected: boolean) {
  return {
    id: `tab-${id}`,
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': id,
    tabIndex: selected ? 0 : -1,
  }
}

function panelAttributes(id: string, selected: boolean) {
  return { role: 'tabpanel', 'aria-labelledby': `tab-${id}`, hidden: !selected }
}
