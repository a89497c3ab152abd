import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { SHELL_WORDS } from '#words/site.ts'
import { useLanguage, useWords } from './language.tsx'
import { isWrittenIn, languageOf } from './text/language-of.tsx'

export function DocumentTitle({ title }: { title: string }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const language = useLanguage()
  const church = shell?.name ?? ''
  // A sentence of ours may be shorter than the name in it.
  const isOurs = language !== 'en' && isWrittenIn(language, title)
  const lang = isOurs ? undefined : languageOf(title.replace(church, ''), language)
  return <title lang={lang}>{titleOf(title, church)}</title>
}

export function FormTitle({ title, isRefused }: { title: string; isRefused: boolean }) {
  const { refused } = useWords(SHELL_WORDS)
  return <DocumentTitle title={isRefused ? refused(title) : title} />
}

/** The name is added once: an editor may have written it into the page's own title. */
export function titleOf(page: string, church: string): string {
  return page.includes(church) ? page : `${page} | ${church}`
}
