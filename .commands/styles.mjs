import { readFile, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { build, transform } from 'esbuild'
import { buildTarget } from './browsers.mjs'

/** Makes `import css from './x.css?inline'` the text of the stylesheet, as in Vite, minified: no bundler of a page does that. */
export const inlineStyles = {
  name: 'inline-styles',
  setup(build) {
    // The query stays on the path, because tsup's own plugin handles paths that end in .css.
    build.onResolve({ filter: /\.css\?inline$/ }, (args) => ({
      path: relative(process.cwd(), resolve(dirname(args.importer), args.path)),
      namespace: 'inline-styles',
    }))
    build.onLoad({ filter: /.*/, namespace: 'inline-styles' }, async ({ path }) => {
      const css = await readFile(path.replace(/\?inline$/, ''), 'utf8')
      const { code } = await transform(css, { loader: 'css', minify: true, target: buildTarget })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}

/** Paths of all stylesheets that `entry` uses, also in what it loads on demand; those of inner components first. */
async function stylesheetsOf(entry) {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'dist',
    write: false,
    metafile: true,
    conditions: ['source'],
    external: ['react', 'react-dom'],
    plugins: [inlineStyles],
    logLevel: 'error',
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .flatMap(([input]) => /^inline-styles:(.+)\?inline$/.exec(input)?.[1] ?? []),
  )
  return [...new Set(used)]
}

const isOfUi = (path) => path.includes('/ui/src/')

/** Tokens first, then the components of @chuhai/ui, then those of the widget. */
const inOrder = (paths) => [
  ...paths.filter((path) => path.endsWith('/tokens.css')),
  ...paths.filter((path) => isOfUi(path) && !path.endsWith('/tokens.css')),
  ...paths.filter((path) => !isOfUi(path)),
]

/** Writes all styles of `entry` to one stylesheet, which server-rendered pages link. */
export async function writeStyles(entry, output) {
  const paths = inOrder(await stylesheetsOf(entry))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  await writeFile(output, texts.join('\n'))
}
