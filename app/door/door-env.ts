import type { Context } from 'hono'
import type { SiteServices } from '#app/services.server.ts'

export type DoorEnv = { Bindings: { services: SiteServices } }

export type DoorContext = Context<DoorEnv>
