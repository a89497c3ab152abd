import type { ReactNode } from 'react'
import { StatusNotice } from '#app/ui/status-notice.tsx'
import type { Query } from './engine/engine.tsx'

/** The address says as which version somebody has just published something: "?published=7". */
export function PublishedNotice(props: { query: Query; children?: ReactNode }) {
  const { query, children } = props
  const { published = '' } = query
  if (!/^\d{1,9}$/.test(published)) return null
  return (
    <StatusNotice>
      Version {published} is published. Visitors see it within five seconds. {children}{' '}
      <a href={`/office/content/versions/${published}/undo`}>Undo</a>
    </StatusNotice>
  )
}
