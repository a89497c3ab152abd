import { LABELS, NOTES } from '../words.ts'
import type { DoorCamera } from './camera.ts'
import { button, element } from './element.ts'

/** The camera's part of the screen; words in its place where there is no camera. */
export function showCamera(camera: DoorCamera, view: Element): void {
  const { state, video } = camera
  const note = { new: '', starting: '', on: NOTES.point, off: NOTES.noCamera }[state]
  view.replaceChildren(
    ...(state === 'on' ? [video] : []),
    element('p', { role: 'status' }, note),
    element('div', { class: 'door-tools' }, ...tools(camera)),
  )
  // A video that is moved within the page stops.
  if (state === 'on') void video.play()
}

function tools(camera: DoorCamera): HTMLElement[] {
  const tool = (label: string, press: () => Promise<void>) =>
    button(label, () => void press(), 'door-tool')
  if (camera.state === 'off') return [tool(LABELS.startCamera, () => camera.start())]
  if (camera.state !== 'on') return []
  const others = tool(LABELS.otherCamera, () => camera.switchCamera())
  return camera.hasTorch ? [tool(LABELS.torch, () => camera.switchTorch()), others] : [others]
}
