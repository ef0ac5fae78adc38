import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // The build's entry is our own process; it takes the routes from virtual:react-router/server-build.
  environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
})
