import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes at once, in a cached file: no request for routes on a bad network.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
