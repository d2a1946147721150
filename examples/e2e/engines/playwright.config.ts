import { defineConfig } from '@playwright/test'
import { engines, limits, parts, tagOf, widths } from './limits'
import type { EngineOptions } from './test'

const { CI } = process.env

const tagged = (tag: string) => new RegExp(tag && `${tag}\\b`)

export default defineConfig<object, EngineOptions>({
  testDir: './journeys',
  globalSetup: './set-up.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(CI),
  timeout: 90_000,
  outputDir: '../test-results/engines',
  reporter: [['list'], ['./table-reporter.ts']],
  // Two browsers at a time, of two engines: one engine is busy where the other waits.
  projects: widths.flatMap((width) =>
    engines.map((engine) => ({
      name: `${engine} ${width}`,
      metadata: { isTold: true },
      workers: 1,
      use: { engine, width },
      grep: tagged(parts[engine]?.tag ?? ''),
      grepInvert: [...Object.keys(limits[engine]).map(tagOf), ...(parts[engine] ? [] : ['@below'])].map(
        tagged,
      ),
    })),
  ),
})
