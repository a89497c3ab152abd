import { createContext } from 'react-router'
import type { Services } from '#workflows/services.ts'
import type { PictureBook } from './ui/picture/pictures.ts'

/** What loaders and actions may reach: the workflows' services, and the pictures made for pages. */
export type SiteServices = Services & { pictures: PictureBook }

/** The key under which the server hands the services to loaders and actions. */
export const servicesContext = createContext<SiteServices>()
