import { defineConfig } from '@playwright/test'
import { chromeOptions } from './tests/e2e/chrome'

const { executablePath, args, env } = await chromeOptions()

/** Real browser journeys over the built product, on a data folder of their own (tests/e2e/server.ts starts it). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/server.ts',
  // A journey waits more than it works: on two cores four go on together.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args, env },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Below the journey's own: a press that never comes about says what it waited for.
    actionTimeout: 20_000,
    // For a test that fails: `npx playwright test --trace retain-on-failure`. Recording every run costs too much time.
    trace: 'off',
  },
})
