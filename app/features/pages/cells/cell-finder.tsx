import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#app/scripts/use-hydrated.ts'
import { EditEntries, EditPart } from '#app/ui/edit-tools.server.tsx'
import { useLanguage, useWords } from '#app/ui/language.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { languageOf, Marked } from '#app/ui/text/language-of.tsx'
import { CELLS_WORDS } from '#words/site.ts'
import type { CellFinderView } from '../read-page.server.ts'

/** The address says which tab is open: /cells#koramangala. Without a script these are links to twenty cards below. */
export function CellFinder({ finder }: { finder: CellFinderView }) {
  const { heading, intro, hours, locations } = finder
  const { hash } = useLocation()
  const asked = useRef(false)
  const hydrated = useHydrated()
  const open = (locations.find(({ id }) => `#${id}` === hash) ?? locations[0])?.id ?? ''

  // On a phone the card is below the tabs. It can be scrolled to only once it is shown.
  useEffect(() => {
    if (asked.current) document.getElementById(open)?.scrollIntoView({ block: 'nearest' })
  }, [open])

  return (
    <EditPart at="cells">
      <section className="cells" data-plain={hydrated ? undefined : ''} lang={finder.lang}>
        <div className="cells-inner wide">
          <h2>{heading}</h2>
          <p className="lead">{intro}</p>
          <CellTabs
            locations={locations}
            open={hydrated ? open : undefined}
            onAsk={() => {
              asked.current = true
            }}
          />
          <EditEntries of="cells.locations">
            <div className="cells-cards stack start">
              {locations.map(({ id, name, couple, phone, to, about }) => (
                <div
                  className="cells-card card stack"
                  id={id}
                  key={id}
                  {...(hydrated && {
                    role: 'tabpanel',
                    'aria-labelledby': tabId(id),
                    hidden: id !== open,
                  })}
                >
                  <Marked as="h3" words={name} className="title-m" />
                  <p>{about}</p>
                  <div className="cell-call row gap-3 split">
                    <p>
                      <Marked as="b" words={couple} />
                      <br />
                      {hours}
                    </p>
                    <PhoneLink to={to} phone={phone} name={couple} />
                  </div>
                </div>
              ))}
            </div>
          </EditEntries>
        </div>
      </section>
    </EditPart>
  )
}

function CellTabs(props: {
  locations: readonly { id: string; name: string }[]
  /** The id of the open place. Undefined without a script: then these are plain links. */
  open: string | undefined
  onAsk: () => void
}) {
  const { locations, open, onAsk } = props
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
      className="cells-tabs tiles gap-2 start no-print"
      {...(open && { role: 'tablist', 'aria-label': words.places })}
      ref={tabs}
    >
      {locations.map(({ id, name }) => (
        <Link
          className="cells-tab line"
          to={`#${id}`}
          replace
          preventScrollReset
          key={id}
          lang={languageOf(name, language)}
          onKeyDown={(event) => followKey(event, id)}
          onClick={onAsk}
          {...(open && {
            id: tabId(id),
            role: 'tab',
            'aria-selected': id === open,
            'aria-controls': id,
            tabIndex: id === open ? 0 : -1,
          })}
        >
          {name}
        </Link>
      ))}
    </div>
  )
}

function tabId(id: string): string {
  return `tab-${id}`
}

export function moveTab(ids: string[], open: string, key: string): string | undefined {
  const at = ids.indexOf(open)
  if (key === 'ArrowRight' || key === 'ArrowDown') return ids[(at + 1) % ids.length]
  if (key === 'ArrowLeft' || key === 'ArrowUp') return ids.at(at - 1)
  if (key === 'Home') return ids[0]
  return key === 'End' ? ids.at(-1) : undefined
}
