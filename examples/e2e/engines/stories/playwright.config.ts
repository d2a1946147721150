import { defineConfig } from '@playwright/test'
import type { EngineOptions } from '../test'

/** Every story of a built Storybook in Firefox, once a release. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  globalSetup: './serve-stories.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  outputDir: '../../test-results/stories',
  reporter: [['list'], ['../table-reporter.ts']],
  projects: [{ name: 'firefox', use: { engine: 'firefox' } }],
})
