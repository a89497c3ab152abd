import type { Browser, Page } from '@playwright/test'
import QRCode from 'qrcode'
import { valueAt } from '../table.ts'

const ROUNDS = 7
const SLOWER = 6

declare global {
  interface Window {
    /** When the field for the next ticket was first there. */
    cameUp: Promise<number>
    /** Holds a QR code in front of the camera. Returns how long the answer took. */
    holdCode(dark: boolean[], size: number): Promise<number>
  }
}

export async function measurePhone(
  browser: Browser,
  { link, code }: { link: string; code: string },
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: 'Use this phone' }).click()
  await page.getByText('Ready to work without a network').waitFor()
  const app = page.url()
  await context.setOffline(true)
  const { modules } = QRCode.create(`${new URL(link).origin}/t/${code}`, {
    errorCorrectionLevel: 'Q',
  })
  const dark = Array.from(modules.data, Boolean)
  const rounds: { start: number; answer: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = await context.newPage()
    await slowDown(fresh)
    await fresh.goto(app)
    const start = await fresh.evaluate(() => window.cameUp)
    await fresh.getByText('Hold a ticket’s QR code').waitFor()
    const answer = await fresh.evaluate(([cells, size]) => window.holdCode(cells, size), [
      dark,
      modules.size,
    ] as const)
    rounds.push({ start, answer })
    await fresh.close()
  }
  await context.close()
  return {
    start: valueAt(rounds.map(({ start }) => start)),
    answer: valueAt(rounds.map(({ answer }) => answer)),
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** A camera that shows grey until a code is held in front of it, and clocks at both ends. Runs in the page. */
function watch(): void {
  const until = (selector: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return
        seen.disconnect()
        resolve(performance.now())
      }
      const seen = new MutationObserver(look)
      seen.observe(document, { childList: true, subtree: true })
      look()
    })
  window.cameUp = until('#find')
  const view = document.createElement('canvas')
  Object.assign(view, { width: 1280, height: 720 })
  const drawing = view.getContext('2d')
  const shade = (colour: string) => {
    if (drawing) drawing.fillStyle = colour
  }
  shade('grey')
  drawing?.fillRect(0, 0, 1280, 720)
  // A canvas that does not change sends no picture.
  setInterval(() => drawing?.fillRect(0, 0, 1, 1), 50)
  Reflect.set(navigator.mediaDevices, 'getUserMedia', async () => view.captureStream(20))
  window.holdCode = async (dark, size) => {
    const scale = Math.floor(400 / size)
    shade('white')
    drawing?.fillRect(0, 0, 1280, 720)
    shade('black')
    for (const [index, isDark] of dark.entries()) {
      const [x, y] = [index % size, Math.floor(index / size)]
      if (isDark) drawing?.fillRect(440 + x * scale, 160 + y * scale, scale, scale)
    }
    const start = performance.now()
    return (await until('.door-answer')) - start
  }
}
