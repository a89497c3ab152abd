import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OFFERED_CODES, registrationForm } from '../../../tests/support/people.ts'
import { testServices } from '../../../tests/support/site/services.ts'
import { readRegistrationForm } from './answer-registration-form.server.ts'
import { readRegistrationPage } from './read-registration-page.server.ts'
import { useRegistrationForm } from './use-registration-form.ts'

test.each([
  [1, 'Individual'],
  [2, 'Couple'],
  [4, 'Family'],
])('each of %i persons (%s) in a form that came back has a key of its own', async (count, type) => {
  const sent = registrationForm({ type, paym: '' }, count)
  const reading = readRegistrationForm(sent, OFFERED_CODES)
  if (reading.kind === 'complete') throw new Error('the form is complete')
  const lastResult = reading.reply
  const page = await readForm()
  const keys: (string | undefined)[] = []
  function Probe() {
    const { fields } = useRegistrationForm(page, lastResult, [])
    keys.push(...fields.persons.getFieldList().map(({ key }) => key))
    return null
  }
  renderToString(<Probe />)
  expect(new Set(keys).size).toBe(count)
  expect(keys).not.toContain(undefined)
})

async function readForm() {
  const page = await readRegistrationPage(await testServices(), {
    key: 'ewgregister',
    language: 'en',
  })
  if (!page) throw new Error('there is no form')
  return page
}
