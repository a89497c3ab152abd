import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#app/ui/language.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { languageOf } from '#app/ui/text/language-of.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { CellTabs, tabId } from './cell-tabs.tsx'
import type { CellFinderView } from './read-cells.server.ts'

/**
 * One tab for each place, and the address says which is open: /cells#koramangala. Without a
 * script it is a list of links to twenty cards below each other.
 */
export function CellFinder({ finder }: { finder: CellFinderView }) {
  const { heading, intro, hours, locations } = finder
  const { hash } = useLocation()
  const asked = useRef(false)
  const hydrated = useHydrated()
  const open = (locations.find(({ id }) => `#${id}` === hash) ?? locations[0])?.id ?? ''

  // On a phone the card is below the tabs, perhaps off the screen. It can be scrolled to only once
  // it is shown.
  useEffect(() => {
    if (asked.current) document.getElementById(open)?.scrollIntoView({ block: 'nearest' })
  }, [open])

  return (
    <section className="cells" data-plain={hydrated ? undefined : ''} lang={finder.lang}>
      <div className="cells-inner">
        <h2>{heading}</h2>
        <p className="lead">{intro}</p>
        <CellTabs
          locations={locations}
          open={hydrated ? open : undefined}
          onAsk={() => {
            asked.current = true
          }}
        />
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

function panelAttributes(id: string, selected: boolean) {
  return { role: 'tabpanel', 'aria-labelledby': tabId(id), hidden: !selected }
}

type Props = { location: CellFinderView['locations'][number]; hours: string }

function CellCard({ location, hours }: Props) {
  const { name, couple, phone, to, about } = location
  const language = useLanguage()
  return (
    <>
      <h3 lang={languageOf(name, language)}>{name}</h3>
      <p>{about}</p>
      <div className="cell-call">
        <p>
          <b lang={languageOf(couple, language)}>{couple}</b>
          <br />
          {hours}
        </p>
        <PhoneLink to={to} phone={phone} name={couple} />
      </div>
    </>
  )
}
