import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useWords, useWordsLang } from '#app/ui/language.tsx'
import { Panel } from '#app/ui/picture/picture-image.tsx'
import { ButtonLink } from '#app/ui/site-link.tsx'
import { Marked } from '#app/ui/text/language-of.tsx'
import { PAGES_WORDS } from '#words/site.ts'
import type { BlockView } from './blocks/read-block.server.ts'
import type { OpenMap } from './leaflet-map.client.ts'

type Place = BlockView<'map'>

/** Until it is asked for, and when it can't load, there are a picture, the address and a link to directions. */
export function ChurchMap({ place }: { place: Place }) {
  const words = useWords(PAGES_WORDS)
  const lang = useWordsLang()
  const [state, setState] = useState<'picture' | 'map' | 'failed'>('picture')
  return (
    <div className="church-map stack gap-4">
      <div className="church-map-view no-print">
        <Panel picture={place.picture} />
        {state === 'map' && <MapCanvas place={place} onFailure={() => setState('failed')} />}
        {state !== 'map' && (
          <button className="button script-only" type="button" onClick={() => setState('map')}>
            <Icon name="pin" />
            <span lang={lang}>{words.loadMap}</span>
          </button>
        )}
      </div>
      <div className="row gap-3 split">
        <Marked as="p" words={place.address}>
          <b>{place.name}</b>
          <br />
          {place.address}
        </Marked>
        <p role="status" lang={lang}>
          {state === 'failed' && words.mapFailed}
        </p>
        <ButtonLink to={place.directions}>
          <span lang={lang}>{words.directions}</span>
        </ButtonLink>
      </div>
    </div>
  )
}

function MapCanvas({ place, onFailure }: { place: Place; onFailure: () => void }) {
  const canvas = useRef<HTMLDivElement>(null)
  const { zoomIn, zoomOut } = useWords(PAGES_WORDS)
  const fail = useEffectEvent(onFailure)

  // The map library draws into the element outside React and must be removed by hand.
  useEffect(() => {
    let map: OpenMap | undefined
    let gone = false
    import('./leaflet-map.client.ts')
      .then(({ openMap }) => {
        if (gone || !canvas.current) return
        map = openMap(canvas.current, { ...place, zoomIn, zoomOut, onFailure: () => fail() })
      })
      .catch(() => fail())
    return () => {
      gone = true
      map?.remove()
    }
  }, [place, zoomIn, zoomOut])

  return <div className="church-map-canvas" ref={canvas} />
}
