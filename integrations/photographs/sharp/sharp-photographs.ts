import type { Sharp } from 'sharp'
import type { PhotographMaker, PhotographProblem } from '../port.ts'

const MAX_BYTES = 10 * 1024 * 1024
const MAX_PIXELS = 40_000_000
/** Twice the widest place of a page would be more than anybody sees. */
const WIDEST = 2400

/** Sharp is loaded with the first photograph so that the site starts sooner. */
export function createSharpPhotographs(): PhotographMaker {
  const open = async (bytes: Buffer): Promise<Sharp> => {
    const { default: sharp } = await import('sharp')
    return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  }
  return {
    async take(bytes) {
      const problem = kindProblem(bytes)
      if (problem) return { ok: false, problem }
      try {
        const { width = 0, height = 0 } = await (await open(bytes)).metadata()
        if (width * height > MAX_PIXELS) return { ok: false, problem: 'too-many-pixels' }
        const image = (await open(bytes)).autoOrient()
        const smaller = image.resize(WIDEST, WIDEST, { fit: 'inside', withoutEnlargement: true })
        return { ok: true, bytes: await smaller.jpeg({ quality: 86, mozjpeg: true }).toBuffer() }
      } catch (error) {
        return { ok: false, problem: problemOf(error) }
      }
    },
    async shape(bytes, { width, height, kind, focus, isWhole }) {
      const image = await open(bytes)
      if (isWhole) return image.resize(width, height, { fit: 'inside' }).toFormat(kind).toBuffer()
      const { width: from = width, height: down = height } = await image.metadata()
      const scale = Math.max(width / from, height / down)
      // To find what draws attention all of it is enlarged: of a line that would be gigabytes.
      if (!focus && from * down * scale ** 2 <= MAX_PIXELS) {
        const cut = image.resize(width, height, { fit: 'cover', position: 'attention' })
        return cut.toFormat(kind).toBuffer()
      }
      const whole = { width: Math.ceil(from * scale), height: Math.ceil(down * scale) }
      const left = beginning({ whole: whole.width, part: width, percent: focus?.across ?? 50 })
      const top = beginning({ whole: whole.height, part: height, percent: focus?.down ?? 50 })
      const cut = image.resize({ ...whole, fit: 'fill' }).extract({ left, top, width, height })
      return cut.toFormat(kind).toBuffer()
    },
  }
}

/** The part's middle is as near as possible to this point. */
function beginning({ whole, part, percent }: { whole: number; part: number; percent: number }) {
  const wanted = Math.round((whole * percent) / 100 - part / 2)
  return Math.min(Math.max(wanted, 0), whole - part)
}

/** The first bytes decide, because a file name proves nothing. */
function kindProblem(bytes: Buffer): PhotographProblem | undefined {
  if (bytes.length > MAX_BYTES) return 'too-large'
  const start = bytes.subarray(0, 512)
  const brand = start.toString('latin1', 4, 12)
  if (/^ftyp(hei|hev|mif|msf)/.test(brand)) return 'heic'
  if (/<(\?xml|svg|!doctype)/i.test(start.toString('utf8'))) return 'svg'
  const isKnown =
    start.toString('latin1', 0, 3) === '\xff\xd8\xff' ||
    start.toString('latin1', 0, 4) === '\x89PNG' ||
    (start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP') ||
    /^ftypavi/.test(brand)
  return isKnown ? undefined : 'no-photograph'
}

function problemOf(error: unknown): PhotographProblem {
  const message = error instanceof Error ? error.message : ''
  return /pixel limit/i.test(message) ? 'too-many-pixels' : 'no-photograph'
}
