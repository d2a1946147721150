import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { imports } from './imports.mjs'

/** Bundles one import from the built packages, as the bundler of a page does; React is outside. */
export async function bundle({ name, code }, options) {
  const page = fileURLToPath(new URL(`${name}.js`, import.meta.url))
  const { output } = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) => (id === page ? code : undefined),
      },
    ],
    build: {
      outDir: `dist/${name}`,
      manifest: 'manifest.json',
      modulePreload: false,
      rolldownOptions: {
        input: page,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
      ...options,
    },
  })
  return output
}

if (process.argv[1] === import.meta.filename) for (const one of imports) await bundle(one)
