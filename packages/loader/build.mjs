import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { visualizer } from 'rollup-plugin-visualizer'
import { build } from 'vite'
import { buildTarget } from '../../.commands/browsers.mjs'
import { modules, ownMembers, ownProperties, react } from './own-members.mjs'
import packageJson from './package.json' with { type: 'json' }
import { preactAlias } from './preact.mjs'

/**
 * Builds what is served under /widgets:
 *
 *   loader.js, help-box.js     classic scripts with lasting names; they know the names of the entries below
 *   [hash]/loader.js, …        the same under addresses that never change, listed in pinned.json with the hashes of their content
 *   [version]/loader.js, …     the same under the version, with a pinned.json of its own
 *   check.js                   the self-check, a module that `Chuhai('check')` imports
 *   links.js           what older browsers than those of browserslist show, a module that only they import
 *   parts/launcher-[hash].js   the rail of the help box for pages that use loader.js; help-box.js contains it
 *   parts/[name]-[hash].js     panels and elements as modules, listed in dist/manifest.json
 *   parts/s-[hash].js          what some of them share: the tags list these, and are shorter without their names
 *   base-[hash].js             what they all import; beside their folder, so that it stays where they are tried again
 *   custom-elements.json, …    the elements and window.Chuhai as editors and compilers read them
 */
const { values: options } = parseArgs({ options: { analyze: { type: 'boolean' } } })
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

/** Chunks that all entries import; a page works with one copy of them only. */
const shared = ['base', 'rolldown-runtime']
const nameOf = ({ name, isDynamicEntry }) => {
  if (shared.includes(name)) return 'widgets/[name]-[hash:7].js'
  return isDynamicEntry ? 'widgets/parts/[name]-[hash:7].js' : 'widgets/parts/s-[hash:7].js'
}

const bundle = async (
  entry,
  {
    format = 'es',
    define,
    plugins,
    inject,
    treeshake,
    fileName = 'parts/[name]-[hash:7].js',
    output,
    write,
    target = buildTarget,
  } = {},
) => {
  const result = await build({
    root: path('.'),
    configFile: false,
    logLevel: 'error',
    plugins: [react, ownMembers, plugins],
    define: {
      'process.env.NODE_ENV': '"production"',
      // nanostores shares a counter between its copies in a page; here is one copy, and the page gets no global name.
      'globalThis.nanostoresGlobal': 'chuhaiStores',
      ...define,
    },
    resolve: {
      alias: [...modules, ...preactAlias.filter(({ find }) => !find.test('react'))],
      conditions: ['source', 'module', 'browser', 'import', 'default'],
    },
    build: {
      outDir: path('./dist'),
      emptyOutDir: false,
      write,
      manifest: output ? 'manifest.json' : false,
      target,
      // The build of a library puts no preload links into the host page.
      lib: { entry, formats: [format], name: 'chuhai' },
      cssMinify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        transform: { inject },
        // Drops unused schemas: the bundler does not know that valibot's functions have no side effects.
        treeshake: { manualPureFunctions: ['v'], ...treeshake },
        output: {
          minify: true,
          comments: false,
          intro: 'let chuhaiStores;',
          // The tags have the list of all files, in which random characters cost most.
          hashCharacters: 'hex',
          entryFileNames: `widgets/${fileName}`,
          chunkFileNames: nameOf,
          ...output,
        },
      },
    },
  })
  return [result].flat().flatMap(({ output: files }) => files)
}

/** The files of each entry, by its name: its own, then all that it imports at once, the most shared first, which compresses best. */
const entriesOf = (files) => {
  const chunks = Object.fromEntries(files.map((file) => [file.fileName, file]))
  const closureOf = (fileName, seen = new Set()) => {
    if (!seen.has(fileName)) {
      seen.add(fileName)
      for (const imported of chunks[fileName].imports) closureOf(imported, seen)
    }
    return seen
  }
  const closures = files
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName }) => [name, [...closureOf(fileName)]])
  const sharedBy = (file) => closures.filter(([, closure]) => closure.includes(file)).length
  const order = (one, other) => sharedBy(other) - sharedBy(one) || one.localeCompare(other)
  return Object.fromEntries(
    closures.map(([name, [own, ...imported]]) => [
      name,
      [own, ...imported.sort(order)].map((file) => file.replace('widgets/', '')),
    ]),
  )
}

/** The lists in which the tags find the files of an entry, as `src/start.ts` describes them. */
const listsOf = (entries) => {
  const imported = [...new Set(Object.values(entries).flatMap(([, ...files]) => files))]
  const placeOf = (file) => imported.indexOf(file).toString(36)
  const hashOf = (name, file) => file.slice(`parts/${name}-`.length, -'.js'.length)
  const said = ([name, [own, ...files]]) => [name, hashOf(name, own) + files.map(placeOf).join('')]
  return {
    chuhaiEntries: JSON.stringify(Object.fromEntries(Object.entries(entries).map(said))),
    chuhaiImports: JSON.stringify(imported),
  }
}

/** What the form shares with few others, beside its widget: it opens with `panels`, `form` and `base`. */
const ofForm =
  /ui\/src\/(choice\/|field\/use-leave|phone-field|section-select|select|text-field\/TextField)|widgets\/consultation\/src\/(?!element)/
/** Shared by some entries, but not needed by the form. */
const apart = new RegExp(
  [
    'ui/src/(element|empty-state|skeleton|tag)/',
    'ui/src/(segmented/|text-field/TextArea|upload/use-refused-drops)',
    'ui/src/icons/(actions|channels|things)',
    'core/src/(site-session/|calls/(deadline|explain-on-need|response)|dates/|react/use-(china-clock|query)|sign-on/require-sign-on)',
    'contract/src/(competition|envelope|list|money|organisation/organisation)',
    'widgets/competition/',
    'node_modules/dayjs/',
  ].join('|'),
)
/** Small files that would be a request each. */
const small = [
  ['element', /ui\/src\/(element|tag)\/|contract\/src\/school\/class-plan/],
  [
    'answers',
    /ui\/src\/(empty-state|skeleton|upload\/use-refused)|core\/src\/(site-session\/(as-visitor|elsewhere)|calls\/(deadline|explain-on-need|response)|react\/use-query|sign-on\/require-sign-on)|contract\/src\/list/,
  ],
  [
    'application',
    /widgets\/application\/src\/messages|contract\/src\/(application|organisation\/organisation)/,
  ],
  ['shipping', /ui\/src\/(segmented|text-field\/TextArea)|contract\/src\/logistics/],
  ['dates', /core\/src\/(dates|react\/use-china-clock)|node_modules\/dayjs/],
  ['icons', /icons\/(actions|channels|people|things)|ui\/src\/clipboard|contract\/src\/money/],
]
/** Each file there is an element, named as its tag without `chuhai-`. */
const elements = (await readdir(path('./src/elements'))).map((file) => file.replace('.ts', ''))

await rm(path('./dist'), { recursive: true, force: true })
const sharedFile = { chuhaiSharedFile: 'import.meta.url' }
const widgets = await bundle(
  {
    panels: path('./src/panels.tsx'),
    form: path('../widgets/consultation/src/index.ts'),
    quick: path('../widgets/help-box/src/panels/quick.ts'),
    chat: path('../widgets/ai-chat/src/index.ts'),
    ...Object.fromEntries(elements.map((name) => [`chuhai-${name}`, path(`./src/elements/${name}.ts`)])),
  },
  {
    define: sharedFile,
    inject: ownProperties,
    // What most entries import at once comes as one file, the form with its fields as another; the rest is shared as it is imported.
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'base',
            minShareCount: 3,
            tags: ['$initial'],
            test: (id) => !apart.test(id) && !ofForm.test(id),
          },
          { name: 'form', tags: ['$initial'], test: ofForm },
          ...small.map(([name, test]) => ({ name, minShareCount: 2, tags: ['$initial'], test })),
        ],
      },
      // Browsers that know this line compile all functions while they download the file.
      postBanner: '//# allFunctionsCalledOnLoad',
    },
    plugins: [
      options.analyze &&
        visualizer({ filename: path('./dist/analyze.html'), brotliSize: true, title: 'Chuhai widgets' }),
    ],
  },
)
const launcher = await bundle({ launcher: path('./src/launcher.ts') })
const define = {
  ...listsOf({ ...entriesOf(launcher), ...entriesOf(widgets) }),
  chuhaiVersion: JSON.stringify(packageJson.version),
}
// Of the elements it needs what they tell alone, not what their modules import.
const [described] = await bundle(
  { describe: path('./src/describe/index.ts') },
  { write: false, treeshake: { moduleSideEffects: false } },
)
const { descriptions, tables } = await import(`data:text/javascript,${encodeURIComponent(described.code)}`)
await bundle(
  { check: path('./src/check/index.ts') },
  { fileName: '[name].js', define: { chuhaiTables: JSON.stringify(tables) } },
)
// Also older browsers than those of browserslist have to read these: they find out what to load.
const target = ['chrome91', 'firefox90', 'safari15']
await bundle({ links: path('./src/links.ts') }, { fileName: '[name].js', target })
for (const name of ['loader', 'help-box'])
  await bundle(
    { [name]: path(`./src/${name}.ts`) },
    { format: 'iife', fileName: '[name].js', define, target },
  )

const folder = path('./dist/widgets/')
// For pages that load nothing but what they have checked: both tags at addresses that never have another content.
const { version } = packageJson
const [pinned, ofVersion] = [{ version }, { version }]
for (const name of ['loader.js', 'help-box.js']) {
  const text = await readFile(folder + name)
  const digest = createHash('sha384').update(text).digest()
  const placeIn = async (place) => {
    await mkdir(folder + place, { recursive: true })
    await writeFile(`${folder}${place}/${name}`, text)
    return { src: `/widgets/${place}/${name}`, integrity: `sha384-${digest.toString('base64')}` }
  }
  pinned[name] = await placeIn(digest.toString('hex').slice(0, 16))
  ofVersion[name] = await placeIn(version)
}
await writeFile(`${folder}pinned.json`, JSON.stringify(pinned))
await writeFile(`${folder}${version}/pinned.json`, JSON.stringify(ofVersion))
for (const [name, text] of Object.entries(descriptions)) await writeFile(folder + name, text)
const names = await readdir(folder, { recursive: true })
for (const name of names.filter((name) => name.endsWith('.js'))) {
  const text = await readFile(folder + name)
  const brotli = brotliCompressSync(text)
  await writeFile(`${folder}${name}.br`, brotli)
  await writeFile(`${folder}${name}.gz`, gzipSync(text, { level: 9 }))
  console.log(`${name.padEnd(40)} ${(brotli.length / 1000).toFixed(2)} KB`)
}
