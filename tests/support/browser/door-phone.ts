import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { browserPath } from '../../../scripts/setup/browser.mjs'

export async function tieTo(phone: BrowserContext, link: string): Promise<Page> {
  const page = phone.pages()[0] ?? (await phone.newPage())
  await page.goto(link)
  await page.getByRole('button', { name: 'Use this phone' }).click()
  // From now on it needs no network.
  await expect(page.getByText('Ready to work without a network')).toBeAttached()
  return page
}

export async function type(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Code, name or last four digits')
  await field.fill(text)
  await field.press('Enter')
}

export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

export function status(page: Page) {
  return page.locator('.door-status')
}

/** Types many codes as a hand scanner does, without waiting for the test in between. Each is welcome. */
export async function scanAll(page: Page, codes: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const until = <Found>(find: () => Found | null | undefined) =>
      new Promise<Found>((resolve) => {
        const look = () => {
          const found = find()
          if (!found) return
          seen.disconnect()
          resolve(found)
        }
        const seen = new MutationObserver(look)
        seen.observe(document, { childList: true, subtree: true })
        look()
      })
    for (const code of all) {
      const field = await until(() => document.querySelector<HTMLInputElement>('#find'))
      field.value = code
      field.form?.requestSubmit()
      const next = await until(() =>
        document.querySelector<HTMLElement>('.door-welcome .door-buttons button'),
      )
      next.click()
    }
    await until(() => document.querySelector('#find'))
  }, codes)
}

export async function setClockWrong(phone: BrowserContext, minutes: number): Promise<void> {
  await phone.addInitScript((ms) => {
    const wrongNow = () => Right.now() + ms
    const Right = Date
    window.Date = new Proxy(Date, {
      construct: (target, values) =>
        Reflect.construct(target, values.length === 0 ? [wrongNow()] : values),
      get: (target, name) => (name === 'now' ? wrongNow : Reflect.get(target, name)),
    })
  }, minutes * 60_000)
}

/** The server stores what it gets; every other answer gets lost on the way back. */
export async function loseAnswers(page: Page): Promise<{ lost: number }> {
  const answers = { all: 0, lost: 0 }
  await page.route('**/door/entries', async (route) => {
    const response = await route.fetch()
    answers.all += 1
    if (answers.all % 2 === 0) return route.fulfill({ response })
    await route.abort()
    answers.lost += 1
  })
  return answers
}

/** Every text of an answer is large, and stands out seven to one. */
export async function expectReadableInSunlight(page: Page): Promise<void> {
  const faults = await page.evaluate(async () => {
    const texts = [...document.querySelectorAll('.door-answer *')].filter((each) =>
      [...each.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
    )
    const small = texts.filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 24)
    const { violations } = await window.axe.run('.door-answer', {
      runOnly: ['color-contrast-enhanced'],
    })
    const pale = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
    return [...small.map(({ outerHTML }) => outerHTML), ...pale]
  })
  expect(faults).toEqual([])
}

/** For how many pictures, five a second, a code is held in front of the camera, and away from it. */
const SHOWN = 8
const AWAY = 3

/** Not by the test's title: Chromium may store nothing in a folder whose path has other letters than ASCII. */
export function placeOf(name: string): string {
  const { project, testId, repeatEachIndex } = test.info()
  mkdirSync(project.outputDir, { recursive: true })
  return path.join(project.outputDir, `${testId}-${repeatEachIndex}-${name}`)
}

const SIZE = { width: 640, height: 480 }

/** A video for `--use-file-for-fake-video-capture` that shows these texts as QR codes, over and over. */
export async function videoOf(texts: readonly string[]): Promise<string> {
  const file = placeOf('camera.y4m')
  const grey = (pixels: number) => Buffer.alloc(pixels, 128)
  const pixels = SIZE.width * SIZE.height
  // Its brightness, and no colour.
  const frameOf = (picture: Buffer) =>
    Buffer.concat([Buffer.from('FRAME\n'), picture, grey(pixels / 2)])
  const frames: Buffer[] = []
  for (const text of texts) {
    const code = await QRCode.toBuffer(text, { errorCorrectionLevel: 'Q' })
    const inTheMiddle = { ...SIZE, fit: 'contain', background: 'white', kernel: 'nearest' } as const
    const shown = frameOf(await sharp(code).resize(inTheMiddle).greyscale().raw().toBuffer())
    frames.push(...Array(SHOWN).fill(shown), ...Array(AWAY).fill(frameOf(grey(pixels))))
  }
  const head = `YUV4MPEG2 W${SIZE.width} H${SIZE.height} F5:1 Ip A1:1 C420jpeg\n`
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...frames]))
  return file
}

/** A phone of its own, which keeps what it has in a folder and can be switched off and on again. Without a video its camera is refused. */
export async function startPhone(folder: string, video?: string): Promise<BrowserContext> {
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

/** A phone whose browser reads QR codes itself, as those on Android do. It sees this text in every picture. */
export async function giveOwnReader(phone: BrowserContext, text: string): Promise<void> {
  await phone.addInitScript((rawValue) => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => [{ rawValue }]
    }
    Object.assign(window, { BarcodeDetector })
  }, text)
}
