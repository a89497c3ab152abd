import { readSetting } from '#database/engine/settings.ts'
import { momentIn } from '#domain/language-formats.ts'
import { LAST_COPY } from '#workflows/records/backup.ts'
import type { Probes, Services } from '#workflows/services.ts'

/** What one check has found. Where something is wrong, `says` also tells what to do. */
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
const LEAST_FREE = 1_000 * MB
const MINUTE_MS = 60_000
const MOST_MINUTES_OFF = 2
const OLDEST_COPY_MS = 48 * 60 * MINUTE_MS

/** Everything that the site needs, each tried at once. */
export const CHECK_KINDS: readonly CheckKind[] = [
  {
    code: 'mail',
    name: 'Mail',
    look: (services) =>
      askOutside(services, 'mail', {
        isWell: false,
        says: 'No mail server is set, so mails wait. Fill in SMTP_URL and MAIL_FROM in the settings.',
      }),
    advice: 'Compare SMTP_URL with what the help of the mail provider says.',
  },
  {
    code: 'payments',
    name: 'Payment provider',
    look: (services) => askOutside(services, 'payments'),
    advice: 'Compare PAYU_INFO_URL, PAYU_KEY and PAYU_SALT with the provider’s dashboard.',
  },
  {
    code: 'calendar',
    name: 'Calendar',
    look: (services) => askOutside(services, 'calendar'),
    advice: 'Is the calendar public? Compare GOOGLE_CALENDAR_ID and GOOGLE_API_KEY.',
  },
  {
    code: 'sermons',
    name: 'Sermons',
    look: (services) => askOutside(services, 'sermons'),
    advice:
      'Compare VIMEO_ACCESS_TOKEN, VIMEO_USER_ID and VIMEO_PROJECT_ID with the video library.',
  },
  {
    code: 'disk',
    name: 'Disk',
    async look({ probes }) {
      const free = await probes.freeBytes()
      if (free >= LEAST_FREE) return well(`${Math.floor(free / LEAST_FREE)} GB are free.`)
      return wrong(
        `Only ${Math.floor(free / MB)} MB are free. Remove old copies, or rent a larger disk.`,
      )
    },
    advice: 'Is the folder of DATABASE_URL there, and may the site read it?',
  },
  {
    code: 'copy',
    name: 'Last copy',
    async look({ db, now }) {
      const at = await readSetting(db, LAST_COPY)
      const make =
        'The command “backup” makes one now; on a server narthex-copy.timer makes one every night.'
      if (at === undefined) return wrong(`No copy of the records was ever made. ${make}`)
      const made = `The last copy was made on ${momentIn('en', new Date(at))}`
      const age = now().getTime() - Date.parse(at)
      return age > OLDEST_COPY_MS
        ? wrong(`${made}, more than two days ago. ${make}`)
        : well(`${made}.`)
    },
    advice: 'Does the database answer?',
  },
  {
    code: 'clock',
    name: 'Clock',
    async look({ probes, now }) {
      const time = await probes.outsideTime()
      if (time === undefined) return well('There is no clock outside to compare it with.')
      const minutes = Math.round((now().getTime() - time) / MINUTE_MS)
      if (Math.abs(minutes) <= MOST_MINUTES_OFF) return well('It is right.')
      const way = minutes > 0 ? 'ahead' : 'behind'
      return wrong(
        `It is ${Math.abs(minutes)} minutes ${way}. Set it with: timedatectl set-ntp true`,
      )
    },
    advice: 'It is compared with the first outside service that has settings.',
  },
  {
    code: 'address',
    name: 'Public address',
    async look({ probes, publicUrl }) {
      await probes.reachSelf()
      return well(`${publicUrl} leads here.`)
    },
    advice:
      'Does the name of PUBLIC_URL lead to this machine, and do the site and Caddy run there?',
  },
  {
    code: 'content',
    name: 'Content',
    async look({ live, isPlayground }) {
      const [mistake] = live.trouble()?.mistakes ?? []
      if (mistake) {
        return wrong(
          `The newest can’t be shown: ${mistake.file} ${mistake.place} ${mistake.rule}. Mend it under Site, Everything.`,
        )
      }
      const left = live.version().samples.length
      if (left === 0) return well('It has no mistakes and no samples.')
      const samples = `${left} values are still samples: /office/start`
      return isPlayground ? well(`It has no mistakes. ${samples}`) : wrong(samples)
    },
    advice: 'Read what “narthex content versions” says.',
  },
]

function well(says: string): Finding {
  return { isWell: true, says }
}

function wrong(says: string): Finding {
  return { isWell: false, says }
}

async function askOutside(
  { probes }: Services,
  name: keyof Probes['outside'],
  absent: Finding = well('The site does without it.'),
): Promise<Finding> {
  const probe = probes.outside[name]
  await probe?.ask()
  if (!probe) return absent
  return well(probe.isPlayed ? 'The sandbox plays it: nothing is real.' : 'It answers.')
}
