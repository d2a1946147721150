import { defineConfig } from 'tsup'
import { inlineStyles, writeStyles } from './styles.mjs'

/** The npm build of a package: one ES module per public entry, dependencies left outside. */
export const library = (entry, options = {}) =>
  defineConfig({
    entry,
    format: 'esm',
    target: 'es2022',
    clean: true,
    splitting: true,
    esbuildPlugins: [inlineStyles],
    ...options,
  })

/** The same for a widget, which brings one stylesheet with everything it shows. */
export const widget = (entry) =>
  library(entry, { onSuccess: () => writeStyles('src/index.ts', 'dist/styles.css') })
