import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/picture/panel.tsx'
import type { BlockProps } from './blocks/block-props.ts'
import type { readMap } from './blocks/map/read-map.server.ts'
import type { OpenMap } from './leaflet-map.client.ts'

type Place = BlockProps<typeof readMap>['block']
type State = 'picture' | 'map' | 'failed'

/**
 * A map that loads on request. Until then, and when it can't load, there are a picture, the address
 * and a link to directions.
 */
export function ChurchMap({ place }: { place: Place }) {
  const [state, setState] = useState<State>('picture')
  return (
    <div className="church-map">
      <div className="church-map-view">
        <Panel picture={place.picture} />
        {state === 'map' && <MapCanvas place={place} onFailure={() => setState('failed')} />}
        {state !== 'map' && (
          <button className="button script-only" type="button" onClick={() => setState('map')}>
            <Icon name="pin" />
            Load map
          </button>
        )}
      </div>
      <div className="church-map-words">
        <p>
          <b>{place.name}</b>
          <br />
          {place.address}
        </p>
        <p role="status">
          {state === 'failed' && 'The map could not be loaded. The address will get you here.'}
        </p>
        <ButtonLink to={place.directions}>Get directions</ButtonLink>
      </div>
    </div>
  )
}

function MapCanvas({ place, onFailure }: { place: Place; onFailure: () => void }) {
  const canvas = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFailure)

  // The map library draws into the element outside React and must be removed by hand.
  useEffect(() => {
    let map: OpenMap | undefined
    let gone = false
    import('./leaflet-map.client.ts')
      .then(({ openMap }) => {
        if (gone || !canvas.current) return
        map = openMap(canvas.current, { ...place, onFailure: () => fail() })
      })
      .catch(() => fail())
    return () => {
      gone = true
      map?.remove()
    }
  }, [place])

  return <div className="church-map-canvas" ref={canvas} />
}
