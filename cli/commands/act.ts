import { randomUUID } from 'node:crypto'
import {
  type ActionScreen,
  answersTo,
  errorsOf,
  type OfficeRecord,
} from '#app/office/action/action-screen.ts'
import { recordTitle } from '#app/office/action/office-record.ts'
import { GIFT_ACTIONS } from '#app/office/money/gift-actions.tsx'
import { REGISTRATION_ACTIONS } from '#app/office/registrations/registration-actions.ts'
import type { Texts } from '#app/ui/form/typed.ts'
import { type Command, type Office, OfficeMistake, readArgs, YES } from '#cli/command.ts'
import { actionWords } from '#domain/office-action.ts'
import { wasReceived } from '#domain/payments/payment-state.ts'
import type { Actor } from '#domain/staff.ts'
import { doneWords } from '#words/office/done.ts'
import { problemWords } from '#words/office/problems.ts'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { findSentForm } from '#workflows/do-once.ts'
import { readGiftPage } from '#workflows/gifts/read-gift-page.ts'
import { findNamedRecord } from '#workflows/records/payments/read-payment-page.ts'
import { settleBatch } from '#workflows/records/payments/reports/sweep-payments.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'
import type { Services } from '#workflows/services.ts'

export const actCommand: Command = {
  name: 'act',
  usage: 'ACTION R-NUMBER|TXNID [FIELD=VALUE …] [--yes]',
  summary: 'Does what a button of the office does with a registration or a gift.',
  details: `
ACTION is as in the address of its page in the office:
${REGISTRATION_ACTIONS.map(({ slug, code }) => `  ${slug.padEnd(15)} ${actionWords(code)}`).join('\n')}
Fields are named as in its form: act refund R-1234 amount=900 reason="Ill". What you leave out is as the form
opens. mail=no tells nobody. Shows what will happen; --yes does it.`,
  async run(office, args) {
    const { values, positionals } = readArgs(args, YES, Number.POSITIVE_INFINITY)
    const [action = '', name = '', ...fields] = positionals
    const found = await findNamedRecord(office.services, name)
    const typed = Object.fromEntries(
      fields.map((word) => {
        const at = word.indexOf('=')
        if (at >= 1) return [word.slice(0, at), word.slice(at + 1).trim()]
        throw new OfficeMistake(`"${word}" is not a field and its value, such as amount=900.`)
      }),
    )
    const wanted = { id: found?.id ?? '', action, typed, isMeant: values.yes }
    return found?.kind === 'gift'
      ? act(office, GIFT_ACTIONS, readGiftPage, wanted)
      : act(office, REGISTRATION_ACTIONS, readRegistrationRecord, wanted)
  },
}

async function act<Record extends OfficeRecord>(
  { services, say }: Office,
  actions: readonly ActionScreen<Record>[],
  find: (services: Services, asked: { actor: Actor; id: string }) => Promise<Record | undefined>,
  wanted: { id: string; action: string; typed: Texts; isMeant: boolean },
): Promise<undefined> {
  const read = () => find(services, { actor: COMMAND_LINE, id: wanted.id })
  const known = await read()
  const unsettled = known?.payments.filter(({ state }) => !wasReceived(state)) ?? []
  // Money that nobody has reported yet counts in the plan.
  if (unsettled.length > 0) await settleBatch(services, unsettled, 'office')
  const record = unsettled.length > 0 ? await read() : known
  if (!record) throw new OfficeMistake('There is no such registration or gift.')
  const screen = actions.find(({ slug }) => slug === wanted.action)
  if (!screen) throw new OfficeMistake(`A ${record.kind} has no action "${wanted.action}".`)
  const opened = screen.initial?.(record, services.now())
  const typed = { ...opened, ...wanted.typed }
  const plan = await screen.plan({ services, actor: COMMAND_LINE, record, typed })
  const wrong = Object.entries(errorsOf(plan, typed)).map(([field, words]) =>
    field ? `${field}: ${words}` : words,
  )
  if (!plan.ok || wrong.length > 0) throw new OfficeMistake(wrong.join('\n'))
  // A slip such as "mial=no" would tell a family. Persons are as many as are typed: `persons[].age`.
  const asked = await screen.fields?.({ services, record, typed, errors: {} })
  const inAnyRow = (name = '') => name.replace(/\d+/g, '')
  const names = [...(asked ?? []), ...(plan.asks?.fields ?? [])].map(({ name }) => name)
  const form = [...Object.keys(opened ?? {}), ...names, screen.of, 'mail', 'over'].map(inAnyRow)
  const unknown = Object.keys(wanted.typed).find((each) => !form.includes(inAnyRow(each)))
  if (unknown) throw new OfficeMistake(`"${unknown}" is not a field of this form.`)
  const { button = actionWords(screen.code) } = plan
  say([`${button}: ${recordTitle(record)}`, ...plan.will].filter(Boolean).join('\n'))
  if (!wanted.isMeant) return void say('Nothing was done. Add --yes to do it.')
  const key = randomUUID()
  const { id, version } = record.row
  const about = { actor: COMMAND_LINE, kind: record.kind, id, key, version }
  const result = await plan.run({ ...about, ...answersTo(plan, typed) })
  if (!result.ok) throw new OfficeMistake(problemWords(result))
  const event = await findSentForm(services, key)
  if (event) say(doneWords(actions, event, (await read()) ?? record))
}
