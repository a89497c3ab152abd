import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext } from '@playwright/test'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

declare global {
  interface Window {
    readPicture(grey: number[], width: number): Promise<string | undefined>
  }
}

/**
 * A phone whose browser reads QR codes itself, as those on Android do. It is really read what the camera
 * shows: each picture is handed over to a reader outside the browser.
 */
export async function giveOwnReader(phone: BrowserContext): Promise<void> {
  await prepareZXingModule({
    overrides: { wasmBinary: readFileSync(WASM).buffer },
    fireImmediately: true,
  })
  await phone.exposeFunction('readPicture', readPicture)
  await phone.addInitScript(() => {
    const WIDTH = 320
    const HEIGHT = 240
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code']
      async detect(video: HTMLVideoElement) {
        const drawing = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d')
        drawing?.drawImage(video, 0, 0, WIDTH, HEIGHT)
        const { data } = drawing?.getImageData(0, 0, WIDTH, HEIGHT) ?? { data: [] }
        const grey = Array.from(data).filter((_, index) => index % 4 === 0)
        const rawValue = await window.readPicture(grey, WIDTH)
        return rawValue ? [{ rawValue }] : []
      }
    }
    Object.assign(window, { BarcodeDetector })
  })
}

async function readPicture(grey: number[], width: number): Promise<string | undefined> {
  const data = Uint8ClampedArray.from(grey.flatMap((value) => [value, value, value, 255]))
  const picture = { data, width, height: grey.length / width, colorSpace: 'srgb' } as const
  const [read] = await readBarcodes(picture, { formats: ['QRCode'] })
  return read?.text
}
