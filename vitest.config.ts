import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['app/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
        },
      },
      { extends: true, test: { name: 'house', include: ['tests/arrows/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['app/**/*.db.test.ts', 'db/**/*.db.test.ts'],
          globalSetup: ['tests/world/cluster.ts'],
          pool: 'forks',
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/world/build.ts', 'tests/world/cluster.ts'],
          pool: 'forks',
          maxWorkers: 2,
        },
      },
    ],
  },
})
