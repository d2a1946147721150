import { defineConfig } from 'tsup'
import { writeDeclarations } from './declarations.mjs'
import { inlineStyles, writeStyles } from './styles.mjs'

/**
 * A program: one ES module per entry, dependencies left outside.
 * @param {string[]} entry
 * @param {import('tsup').Options} [options]
 */
export const program = (entry, options = {}) =>
  defineConfig({
    entry,
    format: 'esm',
    target: 'es2022',
    clean: true,
    splitting: true,
    esbuildPlugins: [inlineStyles],
    ...options,
  })

/** Source maps have the sources in them: only what is built is packed. */
const sourcemap = true

/**
 * A package for npm: the same with declarations and source maps.
 * @param {string[]} entry
 */
export const library = (entry) => program(entry, { sourcemap, onSuccess: writeDeclarations })

/**
 * A widget for npm: the same with one stylesheet for everything it shows.
 * @param {string[]} entry
 */
export const widget = (entry) =>
  program(entry, {
    sourcemap,
    async onSuccess() {
      await writeStyles('src/index.ts', 'dist/styles.css')
      await writeDeclarations()
    },
  })
