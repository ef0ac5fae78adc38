import { defineConfig } from '@playwright/test'
import { chromeOptions } from './tests/e2e/apoio/chrome'

const { executablePath, args, env } = await chromeOptions()

/** A page lives for seconds here: to optimize its scripts costs more than it saves. */
const SEM_OTIMIZAR = '--js-flags=--no-maglev --no-opt'

/** Real browser journeys over the built product, on a data folder of their own (tests/e2e/apoio/server.ts starts it). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/apoio/server.ts',
  // A journey mostly waits: with four at once a quarter of two cores was idle.
  workers: 6,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Only for what hangs: a journey takes four times as long beside five others and two busy loops as alone.
  timeout: 300_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...args, SEM_OTIMIZAR], env },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Shorter than the journey's time-out, so that a press which never succeeds says what it waited for.
    actionTimeout: 20_000,
    // For a test that fails: `npx playwright test --trace retain-on-failure`. Recording every run costs too much time.
    trace: 'off',
  },
})
