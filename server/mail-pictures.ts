import { qrPath } from '#app/ui/qr-path.ts'
import { drawPanel } from '#pictures/panel.ts'
import { GLASS, type MailBody, ticketPicture } from '#workflows/mail/mail.ts'
import { toPng } from './draw-picture.ts'

export async function drawMailPictures({ tickets = [] }: Pick<MailBody, 'tickets'>) {
  glass ??= toPng(drawPanel(BAND))
  const codes = tickets.map(async ({ address }, index) => {
    const { path, size } = qrPath(address)
    const squares = `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * SCALE}" height="${size * SCALE}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${squares}</svg>`
    return { id: ticketPicture(index), content: await toPng(svg) }
  })
  return [{ id: GLASS, content: await glass }, ...(await Promise.all(codes))]
}

const BAND = {
  seed: 'mail',
  subject: 'sunrise',
  palette: 'jacaranda',
  width: 1120,
  height: 112,
  cells: 90,
} as const

/** The same for every mail. */
let glass: Promise<Buffer> | undefined

/** Each square in whole pixels, twice as many as a mail shows. */
const SCALE = 8
