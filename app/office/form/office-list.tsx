import type { ReactNode } from 'react'
import { officePage, type Query } from '#app/office/engine/engine.tsx'
import { EmptyState } from '#app/office/glass.tsx'
import { ButtonLink } from '#app/office/link-list.tsx'
import { type Column, Sheet } from '#app/office/sheet.tsx'
import type { SiteServices } from '#app/services.server.ts'
import { type Day, dayInIndia } from '#domain/days.ts'
import type { Choice, ParametersOf } from '#domain/list-parameters.ts'
import type { NotAllowed } from '#workflows/actor.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'
import { type FilterFields, FilterForm } from './filter-form.tsx'
import { pageQuery, readList, sortsOf } from './read-list.ts'

type ListResult = {
  ok: true
  rows: readonly object[]
  next?: string | undefined
  previous?: string | undefined
}

type ListRequest<Values, List> = {
  services: SiteServices
  actor: SignedIn
  today: Day
  filter: Partial<Values>
  given: readonly Choice[]
  sent: Query
  /** The readable part of what was sent, as an address has it. */
  query: string
  list: List
}

/** The figure stands between what is said before and after it. */
export type Sum = readonly [before: string, figure: string, after?: string]

export function officeList<Values, List extends ListResult>(of: {
  path: '/registrations' | '/payments' | '/gifts'
  title: string
  help: string
  /** Said where there is nothing at all, and where nothing matches. */
  none: string
  nothing: ReactNode
  parametersOf: (services: SiteServices) => ParametersOf<Values>
  list: (
    services: SiteServices,
    asked: {
      actor: SignedIn
      filter: Partial<Values>
      after: string | undefined
      before: string | undefined
    },
  ) => Promise<List | NotAllowed>
  fieldsOf: (asked: ListRequest<Values, List>) => FilterFields<ParametersOf<Values>>
  columnsOf: (asked: ListRequest<Values, List>) => readonly Column<List['rows'][number]>[]
  /** The columns that are in the order of the names, and of the times. */
  byName?: string
  byTime: string
  /** Of the whole list, not of one page of it. */
  sumsOf: (list: List) => readonly Sum[]
  buttons?: (asked: ListRequest<Values, List>) => ReactNode
  beside?: (asked: ListRequest<Values, List>) => ReactNode
  above?: (asked: ListRequest<Values, List>) => ReactNode
  below?: (asked: ListRequest<Values, List>) => ReactNode
}) {
  const { title, help, none, nothing } = of
  const action = `/office${of.path}`
  return officePage({
    path: of.path,
    async read(services, { actor }, sent) {
      const parameters = of.parametersOf(services)
      const { given, query, ...wanted } = readList(sent, parameters)
      const list = await of.list(services, { actor, ...wanted })
      if (!isListed(list)) return list
      const today = dayInIndia(services.now().getTime())
      const { filter } = wanted
      return { services, actor, today, filter, given, sent, query, list, parameters }
    },
    title,
    View({ page: { parameters, ...asked } }) {
      const { given, query, list } = asked
      const { rows, next, previous } = list
      const { byName, byTime } = sortsOf(action, query)
      return (
        <>
          <header className="row split">
            <h1>{title}</h1>
            <div className="button-row no-print">{of.buttons?.(asked)}</div>
          </header>
          <FilterForm {...{ action, help, parameters, given }} fields={of.fieldsOf(asked)} />
          <div className="row split list-head">
            <ul className="list-totals" aria-label="Totals">
              {of.sumsOf(list).map(([before, figure, after]) => (
                <li key={before + after} className="nowrap">
                  {before} <strong>{figure}</strong>
                  {after && ` ${after}`}
                </li>
              ))}
            </ul>
            {of.beside?.(asked)}
          </div>
          {of.above?.(asked)}
          {rows.length > 0 ? (
            <Sheet
              caption={title}
              hidesCaption
              isList
              columns={of.columnsOf(asked)}
              rows={rows}
              sorts={{ [of.byTime]: byTime, ...(of.byName && { [of.byName]: byName }) }}
            />
          ) : (
            <EmptyState>
              <p>{query === '' ? none : nothing}</p>
            </EmptyState>
          )}
          {(next || previous) && (
            <nav aria-label="Pages" className="button-row">
              {previous && (
                <ButtonLink to={pageQuery(query, { before: previous })} isQuiet rel="prev">
                  Previous
                </ButtonLink>
              )}
              {next && (
                <ButtonLink to={pageQuery(query, { after: next })} isQuiet rel="next">
                  Next
                </ButtonLink>
              )}
            </nav>
          )}
          {of.below?.(asked)}
        </>
      )
    },
  })
}

function isListed<List extends { ok: true }>(read: List | NotAllowed): read is List {
  return read.ok
}
