import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'packages',
    root: import.meta.dirname,
    include: ['*.test.mjs'],
    globalSetup: ['pack.mjs'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
