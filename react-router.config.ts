import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Each entry of the server keeps its name.
  serverBuildFile: '[name].js',
  ssr: true,
  // All routes in one file that browsers keep, instead of a request for every group of links.
  routeDiscovery: { mode: 'initial' },
  // What a form does without a network must be there before the network is gone.
  splitRouteModules: false,
} satisfies Config
