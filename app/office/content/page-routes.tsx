import * as v from 'valibot'
import { findAddress } from '#app/addresses.ts'
import {
  officeForm,
  officePage,
  officeRoutes,
  type PageProps,
  withErrors,
} from '#app/office/engine/engine.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { typingOf } from '#app/ui/form/typed.ts'
import { deletePage, startPage } from '#workflows/content/drafts/start-page.ts'
import { listContentFiles } from '#workflows/content/list-files.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { fileAddress } from './content-address.ts'
import { ContentListView } from './content-list-view.tsx'
import { listedPages } from './page-choices.ts'
import { WhyField, whyUnpublished } from './publication.tsx'
import { siteAddress } from './site/part-address.ts'

const needs = 'editContent'

const list = officePage({
  path: '/content',
  needs,
  async read(services, { actor }, { published = '' }) {
    const list = await listContentFiles(services, actor)
    if (!list.ok) return list
    return {
      list,
      pages: listedPages(services, list),
      now: services.now(),
      published: /^\d{1,9}$/.test(published) ? Number(published) : undefined,
    }
  },
  title: 'Content',
  View: ContentListView,
})

const deletion = officePage({
  path: '/content/pages/:file/delete',
  needs,
  async read(services, { actor, file }) {
    const list = await listContentFiles(services, actor)
    if (!list.ok) return list
    return list.pages.some(({ path }) => path === `pages/${file}.yaml`) ? file : undefined
  },
  title: 'Delete page',
  View: DeletePageView,
})

/** New pages, and pages that go away. */
export const pageRoutes = officeRoutes([
  list,
  officeForm({
    path: '/content',
    needs,
    page: list,
    fields: v.object({ title: v.string(), lead: v.string(), address: v.string() }),
    async run(services, { actor }, { address, ...words }) {
      const isTaken = (path: string) => findAddress(path) !== undefined
      const page = { actor, ...words, address: address || addressOf(words.title), isTaken }
      const started = await startPage(services, page)
      return withErrors(started, ({ problem }) => ({ address: MESSAGES[problem] }))
    },
    // Without words there is nothing to show yet.
    to: (_, __, { isShown, slug, path }) => (isShown ? siteAddress(`/${slug}`) : fileAddress(path)),
  }),
  deletion,
  officeForm({
    path: '/content/pages/:file/delete',
    needs,
    page: deletion,
    fields: v.object({ why: v.string() }),
    async run(services, { actor, key, file }, typed) {
      const why = typed.why || `Delete the page /${file}`
      const deleted = await deletePage(services, { actor, key, path: `pages/${file}.yaml`, why })
      return deleted.ok ? deleted : { ...deleted, ...whyUnpublished(deleted) }
    },
    to: (_, __, { number }) => `/office/content?published=${number}`,
  }),
])

/** "Summer Camp 2027" is at /summer-camp-2027. */
function addressOf(title: string): string {
  return (title.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 40).replace(/-$/, '')
}

const MESSAGES = {
  'bad-address': 'Please enter an address such as /summer-camp: small letters, digits and hyphens.',
  'address-exists': 'This address is already in use. Please choose another one.',
}

/** Asks before a page goes away. */
function DeletePageView({ page: file, refused }: PageProps<string>) {
  const address = `/office/content/pages/${file}`
  return (
    <>
      <h1>Delete the page /{file}</h1>
      <p>Visitors will no longer find it. To have it again, bring back an earlier version.</p>
      <ConfirmForm
        action={`${address}/delete`}
        formKey={refused?.key}
        button="Delete page"
        leave={{ label: 'Keep it', to: address }}
      >
        <ErrorSummary formErrors={refused?.lines} fields={[]} />
        <WhyField {...typingOf(refused)} />
      </ConfirmForm>
    </>
  )
}
