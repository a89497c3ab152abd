import { withoutSamples } from '#content-model/stored-file.ts'
import type { StaffForm } from '#workflows/actor.ts'
import type { Services } from '#workflows/services.ts'
import { publishFiles } from './publish-files.ts'

/** Publishes that the sample values of some places are right as they are. `seen` is the version that they were seen in. */
export function keepSamples(
  services: Services,
  keeping: StaffForm & {
    file: string
    isKept: (place: string) => boolean
    seen: number
    why: string
  },
) {
  const { file, isKept, seen, ...form } = keeping
  return publishFiles(services, {
    ...form,
    action: 'publish',
    change(files, version) {
      const body = files.get(file)
      if (body === undefined || version !== seen) return undefined
      return new Map(files).set(file, withoutSamples(body, isKept))
    },
  })
}
