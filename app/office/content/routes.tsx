import { Hono } from 'hono'
import type { OfficeEnv } from '../office-env.ts'
import { fileRoutes } from './file-routes.tsx'
import { languageRoutes } from './languages/routes.tsx'
import { pageRoutes } from './page-routes.tsx'
import { siteRoutes } from './site/routes.tsx'
import { versionRoutes } from './versions/version-routes.tsx'

/** The content, for editors. The versions and the languages come first, because a file could have the same name. */
export const contentRoutes = new Hono<OfficeEnv>()

contentRoutes.route('/', versionRoutes)
contentRoutes.route('/', languageRoutes)
contentRoutes.route('/', pageRoutes)
contentRoutes.route('/', fileRoutes)
contentRoutes.route('/', siteRoutes)
