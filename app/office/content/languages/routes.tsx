import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { shownAt } from '#app/office/content/content-address.ts'
import { Press } from '#app/office/content/edit/form-buttons.tsx'
import { siteAddress } from '#app/office/content/site/part-address.ts'
import { FormKey, GetButton } from '#app/office/form/office-form.tsx'
import { type OfficeContext, type OfficeEnv, staffOf } from '#app/office/office-env.ts'
import { answerPage } from '#app/office/office-page.tsx'
import { answerNotAllowed, answerNotFound } from '#app/office/refusals.tsx'
import { fileName } from '#content-model/editing/place-words.ts'
import { isTranslatedLanguage, TRANSLATED_NAMES } from '#domain/language.ts'
import { type Publication, readPublications } from '#workflows/content/read-publication.ts'
import {
  type DraftTranslation,
  readTranslation,
} from '#workflows/content/translations/read-translation.ts'
import { type Done, DraftChanges, draftWords, readDone } from '../site/draft-parts.tsx'
import { LANGUAGES_ADDRESS, languageAddress, readShow, textsAddress } from './language-address.ts'
import { LanguageView, OverviewView } from './overview-view.tsx'
import { takeTranslation } from './take-translation.ts'
import { TextsView } from './texts-view.tsx'
import { translatedParts } from './translated-parts.ts'
import type { RefusedTranslation } from './translation-form.tsx'

/** The church's texts in other languages, for editors. */
export const languageRoutes = new Hono<OfficeEnv>()

languageRoutes.get('/content/languages', (context) =>
  answerTranslation(context, {
    title: 'Tamil, Kannada, Hindi',
    address: LANGUAGES_ADDRESS,
    view: ({ texts }) => <OverviewView texts={texts} />,
  }),
)

languageRoutes.get('/content/languages/:language', (context) => {
  const language = context.req.param('language')
  if (!isTranslatedLanguage(language)) return answerNotFound(context)
  return answerTranslation(context, {
    title: TRANSLATED_NAMES[language],
    address: languageAddress(language),
    view: ({ texts }) => <LanguageView language={language} texts={texts(language)} />,
  })
})

for (const [address, folder] of [
  ['/content/languages/:language/pages/:file', 'pages/'],
  ['/content/languages/:language/:file', ''],
] as const) {
  const fileOf = (name: string) => `${folder}${name}.yaml`
  languageRoutes.get(address, (context) => {
    const { language, file } = context.req.param()
    return showTexts(context, { language, file: fileOf(file) })
  })
  languageRoutes.post(address, async (context) => {
    const { language, file } = context.req.param()
    if (!isTranslatedLanguage(language)) return answerNotFound(context)
    const taken = await takeTranslation(context, { language, file: fileOf(file) })
    if (taken instanceof Response) return taken
    return showTexts(context, { language, file: fileOf(file), ...taken })
  })
}

type Texts = {
  language: string
  file: string
  refused?: RefusedTranslation
  show?: string
  status?: number
}

function showTexts(context: OfficeContext, { language, file, refused, status, ...sent }: Texts) {
  if (!isTranslatedLanguage(language)) return answerNotFound(context)
  const name = fileName(file)
  const address = textsAddress(language, file)
  return answerTranslation(context, {
    title: `${name}, ${TRANSLATED_NAMES[language]}`,
    address,
    status,
    view: ({ content, texts, base }) => {
      const parts = translatedParts(content, { file, texts: texts(language) })
      if (parts.length === 0) return undefined
      const show = readShow(sent.show ?? context.req.query('show'))
      const open = context.req.query('part')
      const page = shownAt(file)
      return <TextsView {...{ language, name, address, page, parts, show, open, base, refused }} />
    },
  })
}

type Answer = {
  title: string
  address: string
  status?: number | undefined
  /** Undefined where there is nothing to translate. */
  view: (translation: DraftTranslation) => ReactNode | undefined
}

async function answerTranslation(context: OfficeContext, answer: Answer): Promise<Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const read = await readTranslation(services, actor)
  const drafts = await readPublications(services, actor)
  if (!read.ok || !drafts.ok) return answerNotAllowed(context)
  const view = answer.view(read)
  if (view === undefined) return answerNotFound(context)
  return answerPage(context, {
    title: answer.title,
    status: answer.status ?? 200,
    content: (
      <>
        <DraftBar address={answer.address} {...drafts} done={readDone(context)} />
        {view}
      </>
    ),
  })
}

/** What is not public yet, and what may become of it: the same as over a page of the site. */
function DraftBar(props: {
  /** Where one comes back to. */
  address: string
  publications: readonly Publication[]
  canStepBack: boolean
  done: Done | undefined
}) {
  const { address, publications, canStepBack, done } = props
  const isDraft = publications.length > 0
  if (!isDraft && !done) return null
  const start = siteAddress('/')
  return (
    <section className="notice row split translation-draft" aria-label="Your draft">
      <div>
        {isDraft && <strong>Draft, not public</strong>}{' '}
        {done && <span role="status">{draftWords(done)} </span>}
        {done?.what === 'published' && (
          <a href={`/office/content/versions/${done.number}/undo`}>Undo</a>
        )}
        {isDraft && <DraftChanges publications={publications} />}
      </div>
      <div className="button-row">
        {isDraft && (
          <GetButton action={start} fields={{ back: address, ask: 'discard' }}>
            Discard
          </GetButton>
        )}
        {(isDraft || done?.what === 'discarded') && (
          <form className="row gap-2" method="post" action={start}>
            <FormKey version={publications[0]?.seen} fields={{ back: address }} />
            {canStepBack && <Press does="undo">Undo</Press>}
            {done?.what === 'discarded' && <Press does="bring-back">Bring the draft back</Press>}
            {isDraft && (
              <Press does="publish" isMain>
                Publish
              </Press>
            )}
          </form>
        )}
      </div>
    </section>
  )
}
