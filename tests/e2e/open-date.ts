import { cpSync } from 'node:fs'
import { changeFile } from '../change-file.ts'
import { CHURCH } from '../fixtures/church.ts'
import { SITE_FOLDER } from './make-site.ts'
import { type OwnSite, startOwnSite } from './own-site.ts'
import { test as base } from './registration-page.ts'

/** The event that the form offers on the first day of the calendar's next Encounter. */
export const OPEN_EVENT = 'ewgmaymysore2023'
/** Another event of the same form, on no day of the calendar. */
export const OTHER_EVENT = 'ewgaugmysore2023'

/**
 * `site`: of one's own, where one date of the calendar can be registered for. In the fixture church
 * none can. One for all journeys of a worker: none of them changes what another sees.
 */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how the runner learns what a fixture needs
    async ({}, use, { workerIndex }) => {
      const answer = await fetch(`http://localhost:${process.env.JOURNEY_PORT}/ewg`)
      const day = firstDate(await answer.text())
      const site = await startWithDate(day, `${SITE_FOLDER}/open-date-${workerIndex}`)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
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
