import { defineConfig } from 'vitest/config'

const MOTOR = process.env.CITUS_URL

/**
 * All tests except those in the browser. A test file that needs a database gets its own, cloned from a migrated
 * template.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    env: { LOG_LEVEL: 'silent' },
    // Only for what hangs: beside other work a test takes many times as long as alone.
    hookTimeout: 300_000,
    testTimeout: 300_000,
    pool: 'forks',
    // One more than keeps two cores busy: the tests that kill servers mostly wait.
    maxWorkers: 4,
    isolate: false,
    setupFiles: ['tests/world/banco/fresh.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['app/**/*.test.ts', 'cli/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
        },
      },
      { extends: true, test: { name: 'house', include: ['tests/arrows/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['app/**/*.db.test.ts', 'db/**/*.db.test.ts'],
          globalSetup: ['tests/world/banco/cluster.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          setupFiles: MOTOR ? ['tests/world/banco/nao-no-motor.ts'] : [],
          globalSetup: ['tests/world/processo/build.ts', 'tests/world/banco/cluster.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/world/processo/build.ts', 'tests/world/banco/planted-cluster.ts'],
        },
      },
      // For `npm run distribuido` alone: on an engine that somebody has started.
      ...(MOTOR
        ? [
            {
              extends: true as const,
              test: {
                name: 'distribuido',
                include: ['tests/distribuido/**/*.test.ts'],
                testTimeout: 1_800_000,
                // After the others: it kills a machine.
                sequence: { groupOrder: 1 },
                globalSetup: ['tests/world/processo/build.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
