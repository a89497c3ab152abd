import path from 'node:path'

/** Servers of the journeys are started here: a server serves `build/client` of the folder it is started in. */
export const SITE_FOLDER = path.resolve(`test-results/site-${process.env.JOURNEY_PORT}`)

export const SITE = `http://localhost:${process.env.JOURNEY_PORT}`

export const SANDBOX = `http://127.0.0.1:${process.env.JOURNEY_SANDBOX_PORT}`
