import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { visualizer } from 'rollup-plugin-visualizer'
import { build, createLogger } from 'vite'
import { carriedNames } from './build/carried-names.mjs'
import { compressAll } from './build/compress.mjs'
import { leanContract } from './build/lean-endpoints.mjs'
import { noGlobalEpoch } from './build/no-global-epoch.mjs'
import { pureContract } from './build/pure-contract.mjs'
import { railTokens } from './build/rail-tokens.mjs'
import { namedStyles, renderedForm, renderedFormSource } from './build/rendered-form.mjs'
import { sharedFiles } from './build/shared-files.mjs'
import { singleFunctions } from './build/single-functions.mjs'
import { singleIcons } from './build/single-icons.mjs'
import packageJson from './package.json' with { type: 'json' }

/** Builds what is served under /widgets: the loader, the launcher, and the widgets in shared, hashed chunks. */
const { values: options } = parseArgs({ options: { analyze: { type: 'boolean' } } })
const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const outDir = path('./dist/widgets')

/** Embeds carry Preact where the sources say React: `src/react` has what our components use of it. */
const preact = Object.entries({
  react: path('./src/react/index.ts'),
  'react-dom/client': path('./src/react/client.ts'),
  'react/jsx-runtime': fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
  'react/jsx-dev-runtime': fileURLToPath(import.meta.resolve('preact/jsx-runtime')),
}).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }))

/** Up to here, and with few functions, a file is compiled in no time; to say when would only make it longer. */
const smallLength = 7000
const lengthOf = (modules) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)

/** The form as it is painted before its files run; unknown while it is being rendered itself. */
let formPlugin

/** One build's settings; `entry` maps output names to sources. */
const bundle = async (
  entry,
  { format = 'es', fileName, intro = '', plugins = [], groups, isWhole = false, isWritten = true } = {},
) => {
  const output = await build({
    root: path('.'),
    configFile: false,
    customLogger: createLogger('warn'),
    plugins: [
      railTokens(),
      formPlugin,
      noGlobalEpoch(),
      leanContract(),
      pureContract(),
      singleIcons(),
      singleFunctions(),
      ...plugins,
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    resolve: {
      alias: [...preact, { find: '@nanostores/react', replacement: path('./src/use-store.ts') }],
      conditions: ['source', 'module', 'browser', 'import', 'default'],
    },
    build: {
      outDir,
      write: isWritten,
      emptyOutDir: false,
      target: 'es2022',
      // A library build leaves out the helper that would put preload links into the host page's head.
      lib: { entry, formats: [format], name: 'chuhaiLoader' },
      cssMinify: true,
      reportCompressedSize: false,
      copyPublicDir: false,
      rolldownOptions: {
        onLog(level, log, handle) {
          // What `src/react` lacks would be undefined in a visitor's browser.
          if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
          handle(level, log)
        },
        preserveEntrySignatures: groups ? 'allow-extension' : 'strict',
        output: {
          minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
          comments: false,
          intro,
          postBanner: ({ modules }) =>
            lengthOf(modules) > smallLength ? '//# allFunctionsCalledOnLoad' : '',
          entryFileNames: fileName ?? '[name]-[hash:7].js',
          chunkFileNames: '[name]-[hash:7].js',
          ...(isWhole && { codeSplitting: false }),
          ...(groups && { codeSplitting: { groups, includeDependenciesRecursively: false } }),
        },
      },
    },
  })
  return [output].flat().flatMap(({ output: files }) => files)
}

/** A file and all that it imports at once: asked for together, they come in one round trip. */
const closureOf = (files, fileName, seen = new Set()) => {
  if (!seen.has(fileName)) {
    seen.add(fileName)
    for (const next of files.find((file) => file.fileName === fileName).imports) closureOf(files, next, seen)
  }
  return [...seen]
}

/** The sources of all that comes with these entries at once. */
const sourcesOf = async (entry) => {
  const files = await bundle(entry, { isWritten: false })
  const names = files.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => closureOf(files, fileName))
  return new Set(
    files.filter(({ fileName }) => names.includes(fileName)).flatMap(({ modules }) => Object.keys(modules)),
  )
}

const entryFile = (files, name) => files.find((file) => file.isEntry && file.name === name).fileName

const report = options.analyze
  ? [
      visualizer({
        filename: path('./dist/analyze.html'),
        brotliSize: true,
        gzipSize: false,
        title: 'Chuhai widgets',
      }),
    ]
  : []
const elements = {
  'chuhai-ai-chat': 'ai-chat',
  'chuhai-competition': 'competition',
  'chuhai-consultation': 'consultation',
  'chuhai-evaluation': 'evaluation',
  'chuhai-login': 'login',
  'chuhai-org-switcher': 'org-switcher',
}
const click = {
  panels: path('./src/panels.tsx'),
  form: path('../widgets/consultation/src/index.ts'),
}
const otherPanels = {
  quick: path('../widgets/help-box/src/panels/quick.ts'),
  chat: path('../widgets/ai-chat/src/index.ts'),
}
const early = { early: path('./src/early-panels.ts') }
const earlyForm = { 'early-form': path('./src/early-form.ts') }
const [rendered] = await bundle(
  { form: renderedFormSource },
  { plugins: [namedStyles()], isWritten: false, isWhole: true },
)
formPlugin = await renderedForm(rendered.code)
const groups = sharedFiles({
  ofEarly: await sourcesOf(early),
  ofEarlyForm: await sourcesOf(earlyForm),
  ofClick: await sourcesOf(click),
  ofOtherPanels: await sourcesOf(otherPanels),
})
await rm(path('./dist'), { recursive: true, force: true })
const widgets = await bundle(
  {
    ...early,
    ...earlyForm,
    ...click,
    ...otherPanels,
    ...Object.fromEntries(Object.values(elements).map((name) => [name, path(`./src/elements/${name}.ts`)])),
  },
  { plugins: report, groups },
)
const launcher = await bundle({ launcher: path('./src/launcher.ts') })
const withImports = (fileName) => closureOf(widgets, fileName)
const files = {
  launcher: [entryFile(launcher, 'launcher')],
  early: withImports(entryFile(widgets, 'early')),
  panels: withImports(entryFile(widgets, 'panels')),
  consultation: [...new Set(['form', 'early-form'].flatMap((name) => withImports(entryFile(widgets, name))))],
  quick: withImports(entryFile(widgets, 'quick')),
  chat: withImports(entryFile(widgets, 'chat')),
  elements: Object.fromEntries(
    Object.entries(elements).map(([tag, name]) => [tag, withImports(entryFile(widgets, name))]),
  ),
}
/** One classic script, under the same name in every build; it carries the names of the files it asks for. */
const tag = (name, carried) =>
  bundle(
    { [name]: path(`./src/${name}.ts`) },
    {
      format: 'iife',
      fileName: `${name}.js`,
      // Written once at the top: as a replacement, the list would stand wherever it is read.
      intro: `const chuhaiFiles=${JSON.stringify(carried)},chuhaiVersion=${JSON.stringify(packageJson.version)};`,
    },
  )
const { launcher: launcherName, ...names } = carriedNames(files)
const tags = [
  ...(await tag('loader', { launcher: launcherName, ...names })),
  ...(await tag('help-box', names)),
]

const chunks = [...tags, ...launcher, ...widgets].filter((file) => file.type === 'chunk')
const sizes = await compressAll(outDir)
/** What is fetched later, by the sources that are imported then: for the budgets. */
const fetchedWith = (...sources) =>
  sources.flatMap((source) =>
    withImports(widgets.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source)).fileName),
  )
const later = {
  calls: fetchedWith('core/src/calls/call.ts'),
  answers: fetchedWith('ai-chat/src/parts/Messages.tsx'),
}
await writeFile(
  path('./dist/manifest.json'),
  JSON.stringify(
    { files: { loader: ['loader.js'], 'help-box': ['help-box.js'], ...files, ...later }, brotli: sizes },
    null,
    2,
  ),
)
for (const { fileName } of chunks)
  console.log(`${fileName.padEnd(40)} ${(sizes[fileName] / 1000).toFixed(2)} KB`)
