import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes come at once in a cached file, so that a bad network needs no further request for routes.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_viteEnvironmentApi: true,
    // The board's clientLoader comes with its screen: a file of its own would be one more to fetch.
    v8_splitRouteModules: false,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
