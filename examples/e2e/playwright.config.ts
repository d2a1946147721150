import { defineConfig, devices } from '@playwright/test'
import { chromiumArguments, timeoutMs } from '../../.commands/test-settings.mjs'
import { addresses } from './services'

const { CI, CHROMIUM_PATH = '/usr/bin/chromium' } = process.env

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './services.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: timeoutMs },
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1280, height: 800 },
    baseURL: addresses.portal,
    locale: 'zh-CN',
    video: 'off',
    screenshot: 'only-on-failure',
    // The bundled browser is never downloaded: the machine's own Chromium drives every journey.
    launchOptions: { executablePath: CHROMIUM_PATH, args: chromiumArguments },
  },
})
