import { expect, test } from 'vitest'
import { localPath } from '#app/local-path.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { REGISTRATION_FORM } from '#words/forms.ts'
import { registrationForm } from '../support/people.ts'
import { testSite } from '../support/site/server.ts'

type Site = Awaited<ReturnType<typeof testSite>>

/** A family of three for whom nothing is due, as a browser without a script sends it. */
function family(changes: Record<string, string> = {}): FormData {
  const small = [0, 1, 2].map((index) => [`persons[${index}].age`, '4'])
  return registrationForm({ type: 'Family', ...Object.fromEntries(small), ...changes }, 3)
}

function send({ url }: Site, language: Language, form: FormData) {
  const body = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') body.set(name, value)
  return fetch(url + localPath(language, '/ewgregister'), {
    method: 'POST',
    body,
    redirect: 'manual',
  })
}

test('every language stores the same codes, its own name and its own consent', async () => {
  const site = await testSite()
  for (const language of LANGUAGES) {
    const email = `${language}@example.org`
    const sent = await send(site, language, family({ 'persons[0].email': email }))
    expect(sent.headers.get('Location')).toMatch(
      new RegExp(`^${localPath(language, '/registered/')}[0-9a-f-]{36}$`),
    )
  }
  const { db } = site.services
  const stored = await db.selectFrom('registration').selectAll().orderBy('created_at').execute()
  expect(stored.map(({ language }) => language).toSorted()).toEqual([...LANGUAGES].toSorted())
  const codes = stored.map(({ event_code, party, residential, arrival, payment_type }) =>
    JSON.stringify({ event_code, party, residential, arrival, payment_type }),
  )
  expect(new Set(codes).size).toBe(1)
  const genders = await db.selectFrom('attendee').select('gender').distinct().execute()
  expect(genders).toEqual([{ gender: 'Female' }])
  const wordings = await db.selectFrom('consent_wording').selectAll().execute()
  for (const language of LANGUAGES) {
    const own = wordings.find(({ text }) => text.startsWith(REGISTRATION_FORM[language].consent))
    expect(own, language).toBeDefined()
  }
})
