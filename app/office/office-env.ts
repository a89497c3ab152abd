import type { Context } from 'hono'
import type { SiteServices } from '#app/services.server.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'

/** Renders a page of the site for a visitor. The office uses it for previews. */
export type RenderSite = (request: Request, services: SiteServices) => Promise<Response>

export type OfficeEnv = {
  Bindings: { services: SiteServices; renderSite: RenderSite }
  /** Undefined on the addresses in front of the sign-in. */
  Variables: { staff: SignedIn | undefined }
}

export type OfficeContext = Context<OfficeEnv>

export function staffOf(context: OfficeContext): SignedIn {
  const staff = context.get('staff')
  if (!staff) throw new Error('This address is not behind the sign-in')
  return staff
}
