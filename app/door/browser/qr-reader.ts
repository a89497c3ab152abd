import type { BarcodeDetector } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }

declare global {
  interface Window {
    /** Android's browsers have it (developer.mozilla.org/docs/Web/API/BarcodeDetector). */
    BarcodeDetector?: typeof BarcodeDetector
  }
}

let opened: Promise<ReadCode> | undefined

export function openQrReader(): Promise<ReadCode> {
  opened ??= open().catch((error) => {
    // The very first start may be without network.
    opened = undefined
    throw error
  })
  return opened
}

export async function needsOurReader(): Promise<boolean> {
  return (await ownOfBrowser()) === undefined
}

async function open(): Promise<ReadCode> {
  const detector = (await ownOfBrowser()) ?? (await ourOwn())
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

async function ownOfBrowser(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window
  const formats = await BarcodeDetector?.getSupportedFormats()
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : undefined
}

/** Loads some 400 KB once, which the app then keeps. */
async function ourOwn(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  const drawing = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return {
    detect: async (video) => (drawing ? detector.detect(smallPicture(drawing, video)) : []),
  }
}

/** Enough for a code that somebody holds out, and read in a third of the time of a whole picture. */
const WIDTH = 640

function smallPicture(drawing: CanvasRenderingContext2D, video: HTMLVideoElement): ImageData {
  const { canvas } = drawing
  const width = Math.min(WIDTH, video.videoWidth)
  const height = Math.round((video.videoHeight * width) / video.videoWidth)
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  drawing.drawImage(video, 0, 0, width, height)
  return drawing.getImageData(0, 0, width, height)
}
