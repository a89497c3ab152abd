import { control, divIcon, map, marker, tileLayer } from 'leaflet'
import './leaflet.css'

export type OpenMap = { remove(): void }

/** The map's library and its styles are fetched only when this file is. */
export function openMap(
  canvas: HTMLElement,
  place: {
    name: string
    address: string
    position: { latitude: number; longitude: number }
    tiles: string
    zoomIn: string
    zoomOut: string
    onFailure: () => void
  },
): OpenMap {
  const { latitude, longitude } = place.position
  // The wheel scrolls the page, not the map. Zoom with the buttons, a double tap or two fingers.
  const view = map(canvas, { scrollWheelZoom: false, zoomControl: false })
  view.setView([latitude, longitude], 16)
  control.zoom({ zoomInTitle: place.zoomIn, zoomOutTitle: place.zoomOut }).addTo(view)
  let isShown = false
  tileLayer(place.tiles, { maxZoom: 19, attribution: OPENSTREETMAP })
    .on('tileload', () => {
      isShown = true
    })
    // A hole in a map is better than no map.
    .on('tileerror', () => {
      if (!isShown) place.onFailure()
    })
    .addTo(view)
  const popup = document.createElement('p')
  popup.textContent = `${place.name}, ${place.address}`
  marker([latitude, longitude], { icon: PIN, title: place.name, alt: place.name })
    .bindPopup(popup)
    .addTo(view)
  return view
}

const OPENSTREETMAP =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap</a> contributors'

const PIN = divIcon({ className: 'church-map-pin', iconSize: [36, 48], iconAnchor: [18, 48] })
