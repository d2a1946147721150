import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from '../../.commands/browsers.mjs'
import { compressed } from './vite/compressed'
import { earlyScript } from './vite/early-script'
import { namedPages } from './vite/named-pages'
import { renderInDevelopment } from './vite/render-in-development'

const { CHUHAI_SERVER, PORT } = process.env
const server = CHUHAI_SERVER ?? `http://localhost:${PORT || 4000}`

/** What every page needs, in one file: split by importers, these modules would become many small ones. */
const base = new RegExp(
  [
    'node_modules/(@nanostores/react|nanostores|react|react-dom|regexparam|scheduler|use-sync-external-store|wouter)/',
    'packages/ui/src/(button|form/(WidgetScope|owner)|icons/(?!marks|messages|people)|input-method|lazy/use-part\\.|locale|mark|scope|scrolling|skeleton|spinner|styling|tokens|top-layer)',
    'packages/ui/src/(element/isolate-events|upload/use-refused-drops)',
    'packages/core/src/(address|calls/(call-error|encode|unregistered-site)|react/use-core)',
    'packages/contract/src/(constants|endpoint|join-lines|locale|money|school/duration|sign-on/addresses|web-address)\\.ts',
    'portal/src/(account/[^/]+$|app/(account|calls|help|messages|query|visitor|paths/(guide|sign-on))|components/(Brand|ConsultButton|Heading|lazy-part|SearchForm|SignOnButton)|layout/header/account-messages|router/|search/load)',
    'vite/preload-helper',
  ].join('|'),
)

/** Small modules that are needed together: each file of its own costs bytes in the list of files that every page has. */
const text = /packages\/contract\/src\/(doubtful-code|rule|text|text-fields)\.ts/
const activities =
  /portal\/src\/app\/paths\/(activities|organisations)\.ts|contract\/src\/(place|sign-up-end|time-window)\.ts|seats-left/
const moments = /packages\/core\/src\/react\/use-(china-clock|return)/
const offers = /contract\/src\/publication\/app-offer/
const blocks = /portal\/src\/pages\/service\/blocks\/(lazy-blocks|ticks)/
const queries =
  /portal\/src\/components\/(LoadFailed|QueryView)|ui\/src\/empty-state\/|core\/src\/react\/use-query/

/** `vite build` makes what the browser loads, `vite build --ssr` what the server renders with; both read the sources. */
export default defineConfig(({ isSsrBuild }) => ({
  // Files of the portal have one address each; those of the tags have further ones.
  define: { chuhaiSharedFile: 'undefined' },
  plugins: [
    react(),
    !isSsrBuild && earlyScript('src/early.ts'),
    !isSsrBuild && compressed(),
    !isSsrBuild && namedPages(),
    renderInDevelopment(server),
  ],
  appType: 'custom',
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // wouter brings what React has itself.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
    noExternal: /^@chuhai\//,
  },
  server: { port: 4400, proxy: { '/api': server, '/files': server, '/media': server, '/widgets': server } },
  build: {
    // On the server Node runs it.
    target: isSsrBuild ? 'es2022' : buildTarget,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    // A file inlined as data: would not pass the page's content policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.tsx',
          // Drops unused schemas: the bundler does not know that valibot's functions have no side effects.
          treeshake: { manualPureFunctions: ['v'] },
          output: {
            // Every page has the list of all files: each character less of a name counts, and the fewer kinds there are of them.
            // What several pages share has no name in it; a longer hash keeps those of all versions apart.
            hashCharacters: 'hex',
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'base', test: base },
                { name: 'text', test: text },
                { name: 'activities', test: activities },
                { name: 'moments', test: moments },
                { name: 'offers', test: offers },
                { name: 'blocks', test: blocks },
                { name: 'queries', test: queries },
              ],
            },
          },
        },
  },
}))
