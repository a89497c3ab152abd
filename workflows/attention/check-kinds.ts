import { readSetting } from '#database/engine/settings.ts'
import { momentIn } from '#domain/language-formats.ts'
import { LAST_COPY } from '#workflows/records/backup.ts'
import type { OutsideService, Services } from '#workflows/services.ts'

/** Where something is wrong, `says` also tells what to do. */
export type Finding = { isWell: boolean; says: string }

type CheckKind = {
  code: string
  name: string
  /** Throws where what it asks fails. */
  look: (services: Services) => Promise<Finding>
  /** What to do when it throws. */
  advice: string
}

const MB = 1_000_000
const GB = 1_000 * MB
const MINUTE_MS = 60_000
const MOST_MINUTES_OFF = 2
const OLDEST_COPY_MS = 48 * 60 * MINUTE_MS

export const CHECK_KINDS: readonly CheckKind[] = [
  outside('mail', 'Mail', 'Compare SMTP_URL with what the help of the mail provider says.', {
    isWell: false,
    says: 'No mail server is set, so mails wait. Fill in SMTP_URL and MAIL_FROM in the settings.',
  }),
  outside(
    'payments',
    'Payment provider',
    'Compare PAYU_INFO_URL, PAYU_KEY and PAYU_SALT with the provider’s dashboard.',
  ),
  outside(
    'calendar',
    'Calendar',
    'Is the calendar public? Compare GOOGLE_CALENDAR_ID and GOOGLE_API_KEY.',
  ),
  outside(
    'sermons',
    'Sermons',
    'Compare VIMEO_ACCESS_TOKEN, VIMEO_USER_ID and VIMEO_PROJECT_ID with the video library.',
  ),
  {
    code: 'disk',
    name: 'Disk',
    advice: 'Is the folder of DATABASE_URL there, and may the site read it?',
    async look({ probes }) {
      const free = await probes.freeBytes()
      if (free >= GB) return well(`${Math.floor(free / GB)} GB are free.`)
      const left = `Only ${Math.floor(free / MB)} MB are free.`
      return wrong(`${left} Remove old copies, or rent a larger disk.`)
    },
  },
  {
    code: 'copy',
    name: 'Last copy',
    advice: 'Does the database answer?',
    async look({ db, now }) {
      const at = await readSetting(db, LAST_COPY)
      const make = 'Make one with the command “backup”; narthex-copy.timer makes one every night.'
      if (at === undefined) return wrong(`No copy of the records was ever made. ${make}`)
      const made = `The last copy was made on ${momentIn('en', new Date(at))}`
      const isOld = now().getTime() - Date.parse(at) > OLDEST_COPY_MS
      return isOld ? wrong(`${made}, more than two days ago. ${make}`) : well(`${made}.`)
    },
  },
  {
    code: 'clock',
    name: 'Clock',
    advice: 'It is compared with the first outside service that has settings.',
    async look({ probes, now }) {
      const time = await probes.outsideTime()
      if (time === undefined) return well('No clock outside tells another time.')
      const minutes = Math.round((now().getTime() - time) / MINUTE_MS)
      if (Math.abs(minutes) <= MOST_MINUTES_OFF) return well('It is right.')
      const off = `${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead' : 'behind'}`
      return wrong(`It is ${off}. Set it with: timedatectl set-ntp true`)
    },
  },
  {
    code: 'address',
    name: 'Public address',
    advice:
      'Does the name of PUBLIC_URL lead to this machine, and do the site and Caddy run there?',
    async look({ probes, publicUrl }) {
      await probes.reachSelf()
      return well(`${publicUrl} leads here.`)
    },
  },
  {
    code: 'content',
    name: 'Content',
    advice: 'Read what the command “content versions” says.',
    async look({ live, isPlayground }) {
      const [mistake] = live.trouble()?.mistakes ?? []
      if (mistake) {
        const { file, place, rule } = mistake
        return wrong(
          `${file} ${place} ${rule}, so the last good content is shown. Mend it under Site.`,
        )
      }
      const left = live.version().samples.length
      if (left === 0) return well('It has no mistakes and no samples.')
      const samples = `${left} values are still samples: /office/start`
      return isPlayground ? well(`It has no mistakes. ${samples}`) : wrong(samples)
    },
  },
]

function well(says: string): Finding {
  return { isWell: true, says }
}

function wrong(says: string): Finding {
  return { isWell: false, says }
}

function outside(
  code: OutsideService,
  name: string,
  advice: string,
  absent = well('The site does without it.'),
): CheckKind {
  const look: CheckKind['look'] = async ({ probes }) => {
    if (probes.isOff[code]) return absent
    await probes.ask[code]()
    return well(probes.isPlayed[code] ? 'The sandbox plays it: nothing is real.' : 'It answers.')
  }
  return { code, name, advice, look }
}
