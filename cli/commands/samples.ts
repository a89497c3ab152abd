import { type Command, readArgs } from '#cli/command.ts'
import { OfficeMistake } from '#cli/mistake.ts'
import { fillWithSamples, type Progress } from '#workflows/samples/fill-with-samples.ts'
import { COMMAND_LINE } from '#workflows/staff/actor.ts'

export const samplesCommand: Command = {
  name: 'samples',
  usage: '',
  summary: 'Fills an empty office with made-up families, gifts and troubles, to try it out.',
  details: `
They are the same every time. It works only on this machine, while all outside services are the
sandbox's and nobody has registered or given.`,
  async run(office, args) {
    readArgs(args, {})
    const onProgress = async ({ done, total }: Progress) => office.say(`${done} of ${total}`)
    const filled = await fillWithSamples(office.services, { actor: COMMAND_LINE, onProgress })
    if (!filled.ok) throw new OfficeMistake(PROBLEMS[filled.problem])
    office.say('The office is filled with samples.')
    return 0
  },
}

const PROBLEMS = {
  'has-records': 'There are records already, so nothing was added.',
  'not-here': 'Samples are made only where everything outside is the sandbox’s, on this machine.',
  'not-allowed': 'Only an administrator fills the office with samples.',
}
