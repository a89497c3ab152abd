import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, test } from '@playwright/test'
import QRCode from 'qrcode'
import { browserPath } from '../../../scripts/setup/browser.mjs'

const WIDTH = 640
const HEIGHT = 480
const SCALE = 8
const GREY = 128
const WHITE = 235
const BLACK = 16

/** For how many pictures, five a second, a code is held in front of the camera, and away from it. */
const SHOWN = 8
const AWAY = 3

/**
 * A place of this test alone. Not by its title: where the system has no language set, Chromium neither reads
 * nor stores anything in a folder whose path has other letters than ASCII.
 */
export function placeOf(name: string): string {
  const { project, testId, repeatEachIndex } = test.info()
  mkdirSync(project.outputDir, { recursive: true })
  return path.join(project.outputDir, `${testId}-${repeatEachIndex}-${name}`)
}

/** A video for `--use-file-for-fake-video-capture` that shows these texts as QR codes, over and over. */
export function videoOf(texts: readonly string[]): string {
  const file = placeOf('camera.y4m')
  const video = openSync(file, 'w')
  writeSync(video, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`)
  for (const text of texts) {
    for (let shown = 0; shown < SHOWN; shown++) writeFrame(video, pictureOf(text))
    for (let away = 0; away < AWAY; away++) writeFrame(video, Buffer.alloc(WIDTH * HEIGHT, GREY))
  }
  closeSync(video)
  return file
}

function writeFrame(video: number, brightness: Buffer): void {
  writeSync(video, 'FRAME\n')
  writeSync(video, brightness)
  // No colour.
  writeSync(video, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY))
}

function pictureOf(text: string): Buffer {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'Q' })
  const picture = Buffer.alloc(WIDTH * HEIGHT, WHITE)
  const left = Math.floor((WIDTH - modules.size * SCALE) / 2)
  const top = Math.floor((HEIGHT - modules.size * SCALE) / 2)
  for (let y = 0; y < modules.size * SCALE; y++) {
    for (let x = 0; x < modules.size * SCALE; x++) {
      const dark = modules.get(Math.floor(y / SCALE), Math.floor(x / SCALE))
      if (dark) picture[(top + y) * WIDTH + left + x] = BLACK
    }
  }
  return picture
}

type Wanted = {
  /** What the phone keeps is in here. */
  folder: string
  /** Without one, the camera is refused. */
  video?: string
}

/** A phone of its own, which can be switched off and on again. */
export async function startPhone({ folder, video }: Wanted): Promise<BrowserContext> {
  const { baseURL = '' } = test.info().project.use
  const camera = video
    ? [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${video}`,
      ]
    : []
  return chromium.launchPersistentContext(folder, {
    baseURL,
    executablePath: browserPath(),
    args: ['--no-sandbox', ...camera],
    permissions: video ? ['camera'] : [],
    viewport: { width: 360, height: 800 },
    serviceWorkers: 'allow',
    timezoneId: 'Asia/Kolkata',
  })
}
