import { defineConfig } from '@playwright/test'
import { chromeOptions } from '../e2e/apoio/chrome'

const { executablePath, args, env } = await chromeOptions()

/** `npm run screens`: pictures of every screen of the built product; not part of `npm test`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.screens.ts',
  outputDir: '../../test-results/screens',
  globalSetup: './preparar.ts',
  workers: 3,
  fullyParallel: true,
  retries: 1,
  reporter: 'line',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: { browserName: 'chromium', launchOptions: { executablePath, args, env } },
})
