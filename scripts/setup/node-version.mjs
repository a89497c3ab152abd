import { readFileSync } from 'node:fs'

/** The oldest Node whose npm can install the packages, and the oldest that can run the site. */
const OLDEST = 20
const RUNS_THE_SITE = 24

/** @returns {string | undefined} Why this machine's Node can't be used, in one sentence. */
export function nodeProblem({ version, platform, arch }, pinned = pinnedNodes()) {
  const major = Number(version.slice(1).split('.')[0])
  const has = `this machine has Node ${version.slice(1)}`
  if (major < OLDEST) {
    return `Narthex needs Node ${OLDEST} or newer with its npm, and ${has}: please install Node ${RUNS_THE_SITE} from https://nodejs.org.`
  }
  if (major < RUNS_THE_SITE && !pinned.includes(pinnedNode({ platform, arch }))) {
    return `npm has no Node for ${platform} on ${arch} that Narthex could bring along, and ${has}: please install Node ${RUNS_THE_SITE} or newer from https://nodejs.org.`
  }
}

/** The package with the pinned Node for a platform. */
export function pinnedNode({ platform, arch }) {
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

function pinnedNodes() {
  return Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies)
}
