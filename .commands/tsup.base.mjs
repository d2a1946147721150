import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'

/** `import css from './x.css?inline'` is the text of the stylesheet, as in Vite. */
const inlineStyles = {
  name: 'inline-styles',
  setup(build) {
    // The ending stays on the path: tsup's own plugin takes every path that ends in .css.
    build.onResolve({ filter: /\.css\?inline$/ }, (args) => ({
      path: relative(process.cwd(), resolve(dirname(args.importer), args.path)),
      namespace: 'inline-styles',
    }))
    build.onLoad({ filter: /.*/, namespace: 'inline-styles' }, async (args) => ({
      contents: await readFile(args.path.replace(/\?inline$/, ''), 'utf8'),
      loader: 'text',
    }))
  },
}

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
