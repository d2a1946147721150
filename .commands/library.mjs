import { dirname, relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { buildTarget } from './browsers.mjs'
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

/**
 * Makes each module that the entries reach a file of its own, at its place in `src`: the bundler of a page cannot take
 * a file apart where a part of it is loaded later.
 * @type {import('esbuild').Plugin}
 */
const filePerModule = {
  name: 'file-per-module',
  async setup({ initialOptions, esbuild, onResolve }) {
    const { metafile } = await esbuild.build({
      ...initialOptions,
      entryPoints: initialOptions.entryPoints.map((path) => resolve(path)),
      plugins: [inlineStyles],
      packages: 'external',
      metafile: true,
      write: false,
    })
    initialOptions.entryPoints = Object.keys(metafile.inputs).filter((input) => /\.tsx?$/.test(input))
    onResolve({ filter: /^\.{1,2}(\/|$)/ }, ({ path, importer }) => {
      if (importer === '') return
      const from = relative(process.cwd(), importer)
      const { path: file } = metafile.inputs[from].imports.find(({ original }) => original === path)
      const target = relative(dirname(from), file).replace(/\.tsx?$/, '.js')
      return { path: target.startsWith('.') ? target : `./${target}`, external: true, sideEffects: false }
    })
  },
}

/**
 * A package for npm: a file for each module, with declarations, and with source maps that have the sources in them.
 * @param {string[]} entry
 * @param {import('tsup').Options['onSuccess']} [onSuccess]
 */
export const library = (entry, onSuccess = writeDeclarations) =>
  program(entry, {
    target: buildTarget,
    esbuildPlugins: [inlineStyles, filePerModule],
    sourcemap: true,
    onSuccess,
  })

/**
 * A widget for npm: the same with one stylesheet for everything it shows.
 * @param {string[]} entry
 */
export const widget = (entry) =>
  library(entry, async () => {
    await writeStyles('src/index.ts', 'dist/styles.css')
    await writeDeclarations()
  })
