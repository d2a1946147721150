import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../../.commands/chromium.mjs'
import { chromiumArguments, timeoutMs } from '../../.commands/test-settings.mjs'
import { addresses } from './services'

const { CI } = process.env

const editing = '**/edits-content.spec.ts'

export default defineConfig({
  testDir: './journeys',
  globalSetup: './services.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(CI),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: timeoutMs },
  // Going back to an earlier version takes away what other journeys publish meanwhile; alone it runs with `--no-deps`.
  projects: [
    { name: 'journeys', testIgnore: editing },
    { name: 'editing', testMatch: editing, dependencies: ['journeys'] },
  ],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    viewport: { width: 1280, height: 800 },
    baseURL: addresses.portal,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Less than a test's time, so that a red run names the press that hung.
    actionTimeout: 60_000,
    video: 'off',
    screenshot: 'only-on-failure',
    // The bundled browser is never downloaded: the machine's own Chromium drives every journey.
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
})
