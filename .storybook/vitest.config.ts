import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../.commands/chromium.mjs'
import { chromiumArguments } from '../.commands/test-settings.mjs'
import { pressFinger, pressKey, pressMouse } from './press/commands'

const configDir = fileURLToPath(new URL('.', import.meta.url))

/** Every story rendered in Chromium, with its play function; an accessibility violation fails it. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'storybook',
    testTimeout: 180_000,
    // Each file has a window of its own; most of the time is spent waiting.
    maxWorkers: 3,
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { pressMouse, pressFinger, pressKey },
      provider: playwright({
        contextOptions: { timezoneId: 'Asia/Shanghai' },
        launchOptions: {
          executablePath: findChromium(),
          args: ['--headless', ...chromiumArguments],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
