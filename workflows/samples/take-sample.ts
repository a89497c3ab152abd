import { takeRegistration } from '#workflows/registration/take-registration.ts'
import { type Sample, sampleRegistration, withoutAddress } from './sample-registration.ts'

/** A family that comes to the desk: by turns it pays in cash, or later, and some have no e-mail address. */
export async function takeSample(sample: Sample): Promise<void> {
  const { services, actor, index } = sample
  const registration = sampleRegistration(sample)
  const taken = await takeRegistration(services, {
    actor,
    key: `sample-at-the-desk-${index}`,
    registration: index % 4 === 0 ? withoutAddress(registration) : registration,
    isPaidInCash: index % 3 > 0,
  })
  if (!taken.ok && taken.problem !== 'full')
    throw new Error(`A sample was refused at the desk: ${taken.problem}`)
}
