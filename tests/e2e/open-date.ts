import { cpSync } from 'node:fs'
import { changeFile } from '../change-file.ts'
import { CHURCH } from '../fixtures/church.ts'
import { newFolder, type OwnSite, startOwnSite } from './own-site.ts'
import { test as base } from './registration-page.ts'

/** The event that the form offers on the first day of the calendar's next Encounter. */
export const OPEN_EVENT = 'ewgmaymysore2023'
/** Another event of the same form, on no day of the calendar. */
export const OTHER_EVENT = 'ewgaugmysore2023'

/** `site`: of one's own, where one date of the calendar can be registered for. In the fixture church none can. */
export const test = base.extend<{ site: OwnSite }>({
  site: async ({ baseURL }, use) => {
    const answer = await fetch(`${baseURL}/ewg`)
    const site = await startWithDate(firstDate(await answer.text()), newFolder())
    await use(site)
    await site.stop()
  },
})

/** The calendar's dates follow the real day: the next one is read from a page. */
function firstDate(page: string): string {
  const [, day] = />Encounter with God<\/h3>.*?<time dateTime="([\d-]+)"/i.exec(page) ?? []
  if (!day) throw new Error('/ewg shows no date')
  return day
}

async function startWithDate(day: string, folder: string): Promise<OwnSite> {
  const content = `${folder}/content`
  cpSync(CHURCH, content, { recursive: true })
  const days = 'days: { first: "2023-05-06", last: "2023-05-07" }'
  changeFile(`${content}/conferences.yaml`, days, `days: { first: "${day}", last: "${day}" }`)
  return startOwnSite({ folder, settings: { CONTENT_DIR: content } })
}
