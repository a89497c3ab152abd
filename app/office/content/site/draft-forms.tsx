import { BUTTON } from '#app/office/content/edit/edit-form.tsx'
import { readButton } from '#app/office/content/edit/place-rows.ts'
import {
  ConfirmForm,
  DifferencesTable,
  OthersChange,
  Problems,
  whyUnpublished,
} from '#app/office/content/publish-view.tsx'
import { officeForm, officePage } from '#app/office/engine/engine.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { suggestedWhy } from '#app/office/words/content-changes.ts'
import { mistakeWords } from '#content-model/editing/form-words.ts'
import type { NotAllowed } from '#workflows/actor.ts'
import { readPublications } from '#workflows/content/compare-versions.ts'
import {
  bringBackDraft,
  discardDraft,
  stepBack,
} from '#workflows/content/drafts/bring-back-draft.ts'
import { changeFile } from '#workflows/content/drafts/edit-file.ts'
import { publishDraft } from '#workflows/content/publish-files.ts'
import { backAddress, type SiteRow, siteAddress, sitePage } from './part-address.ts'

/** Publishes at once, unless others have changed the same fields: then they are shown first. */
export function publishForm(site: SiteRow) {
  const page = officePage({
    ...site,
    async read(services, { actor, ...asked }, _, refused) {
      const read = await readPublications(services, actor)
      const address = sitePage(asked)
      const back = backAddress(address, refused?.typed.back)
      return read.ok ? { ...read, action: siteAddress(address), back } : read
    },
    title: 'Publish',
    View: ({ page: { publications, action, back }, refused }) => (
      <>
        <h1>Publish</h1>
        <Problems problems={refused?.lines ?? []} />
        {publications.map(({ path, name, differences, others }) => (
          <section key={path} aria-label={name}>
            {others && <OthersChange path={path} others={others} />}
            <h2>{name}</h2>
            <DifferencesTable caption="Your changes" path={path} differences={differences} />
          </section>
        ))}
        <ConfirmForm
          {...{ action }}
          formKey={refused?.key}
          version={publications[0]?.seen}
          fields={{ told: 'yes', back }}
          button="Publish"
          does="publish"
          leave={{ label: 'Go on editing', to: back }}
        />
      </>
    ),
  })
  return officeForm({
    ...site,
    page,
    fields: ({ typed }) => ({ ok: true, value: typed }),
    async run(services, { actor, key, version: seen = 0 }, { why: typed, told }) {
      const read = await readPublications(services, actor)
      if (!read.ok) return read
      const why = typed || suggestedWhy(read.publications.flatMap((each) => each.differences))
      const isTold = told === 'yes'
      const published = await publishDraft(services, { actor, why, seen, isTold, key })
      return published.ok ? published : { ...published, ...whyUnpublished(published) }
    },
    to: (asked, { back }, { number }) =>
      `${backAddress(sitePage(asked), back)}?published=${number}`,
  })
}

const DRAFT_BUTTONS = new Map<string, { change: typeof stepBack; done: string }>([
  ['undo', { change: stepBack, done: 'undone' }],
  ['discard', { change: discardDraft, done: 'discarded' }],
  ['bring-back', { change: bringBackDraft, done: 'brought-back' }],
])

export function stepForm(site: SiteRow) {
  const page = officePage({
    ...site,
    read: async (_services, asked) => sitePage(asked),
    title: 'Not done',
    View: ({ page, refused }) => (
      <>
        <h1>This can’t be done</h1>
        <ul className="bullets">
          {refused?.lines?.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
        <LinkLine to={siteAddress(page)}>Back to the page</LinkLine>
      </>
    ),
  })
  return officeForm({
    ...site,
    page,
    fields({ typed }) {
      const step = DRAFT_BUTTONS.get(typed[BUTTON] ?? '')
      const button = readButton(typed[BUTTON])
      if (!step && (!button || button.does === 'add')) return { ok: false, problem: 'unknown' }
      return { ok: true, value: { step, button, typed } }
    },
    async run(services, { actor, key, version: opened }, { step, button, typed }) {
      const told = (refused: { ok: false; problem: 'unknown' } | NotAllowed) =>
        refused.problem === 'unknown' ? ({ ok: true, done: 'changed' } as const) : refused
      if (step) {
        const changed = await step.change(services, { actor, key })
        return changed.ok ? { ok: true as const, done: step.done } : told(changed)
      }
      const { file: path = '', seen = '' } = typed
      const keys = button?.name.split('.').slice(0, -1) ?? []
      const place = { path, keys, isStrict: true }
      const form = { actor, key, opened, seen, place, typed: new Map(Object.entries(typed)) }
      const changed = await changeFile(services, { ...form, button, storesList: true })
      if (!changed.ok) return told(changed)
      if (changed.mistakes) {
        const lines = changed.mistakes.map((mistake) => `${mistakeWords(mistake)}.`)
        return { ok: false as const, lines }
      }
      return { ok: true as const, done: changed.isStored ? 'saved' : 'changed' }
    },
    to(asked, { typed }, { done }) {
      return `${backAddress(sitePage(asked), typed.back)}?done=${done}`
    },
  })
}
