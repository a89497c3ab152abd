import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'

/** What the browser's tab, a bookmark and a search engine show: the page and the church. */
export function DocumentTitle({ title }: { title: string }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  return <title>{shell ? titleOf(title, shell.name) : title}</title>
}

/** The title of a form. It says when the form has come back with a mistake. */
export function FormTitle({ title, isRefused }: { title: string; isRefused: boolean }) {
  return <DocumentTitle title={isRefused ? `Error: ${title}` : title} />
}

/** The name is added once: an editor may have written it into the page's own title. */
export function titleOf(page: string, church: string): string {
  return page.includes(church) ? page : `${page} | ${church}`
}
