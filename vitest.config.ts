import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { widgets } from './.commands/packages.mjs'
import { timeoutMs } from './.commands/test-settings.mjs'
import { preactAlias } from './packages/loader/preact.mjs'

const resolve = { conditions: ['source', 'module', 'import', 'default'] }
// Vitest passes these to Node, where 'import' would also apply to require() and break packages with both formats.
const ssr = { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } }

const setupFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Limits for a busy machine; where React comes late, the machine is not busy, and what waits for ever is to be named soon. */
const timeouts = {
  testTimeout: process.env.LATE ? 10_000 : 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: timeoutMs } },
}

const project = (name: string, root: string, environment: 'node' | 'jsdom', more = {}) => ({
  resolve,
  ssr,
  test: {
    name,
    // Absolute, because packages run their tests from their own folders.
    root: fileURLToPath(new URL(root, import.meta.url)),
    environment,
    include: ['src/**/*.test.{ts,tsx}', '*.test.{ts,mjs}'],
    setupFiles: ['vitest.waiting.ts', ...(environment === 'jsdom' ? ['vitest.setup.ts'] : [])].map(setupFile),
    css: true,
    restoreMocks: true,
    ...timeouts,
    ...more,
  },
})

/** The files of a worker share one page and its modules, which takes a third of the time. */
const together = { isolate: false }

/** Copies the repository and checks the copies with processes of its own. */
const copies = 'contributing.test.mjs'

const database = { globalSetup: ['src/testing/shared-databases.ts'] }
/** These start processes or replace modules of Node. */
const processTests = [
  'src/main.test.ts',
  'src/**/killed.test.ts',
  'src/uploads/{redraw,receive-file}.test.ts',
  'src/process/watchdog.test.ts',
]

export default defineConfig({
  test: {
    // The default leaves one processor free, which is half of two.
    maxWorkers: '100%',
    projects: [
      project('commands', '.commands', 'node', {
        include: ['**/*.test.mjs'],
        exclude: [...configDefaults.exclude, copies],
      }),
      project('contributing', '.commands', 'node', { include: [copies] }),
      project('contract', 'packages/contract', 'node'),
      project('conformance', 'packages/conformance', 'node'),
      project('host-page', 'packages/host-page', 'node'),
      project('core', 'packages/core', 'jsdom', together),
      project('ui', 'packages/ui', 'jsdom', together),
      project('player', 'packages/player', 'jsdom', together),
      ...widgets.map(({ folder }) => project(basename(folder), folder, 'jsdom', together)),
      {
        ...project('loader', 'packages/loader', 'jsdom', {
          server: { deps: { inline: ['@nanostores/react'] } },
        }),
        resolve: { ...resolve, alias: preactAlias },
      },
      project('server', 'packages/server', 'node', {
        ...together,
        ...database,
        exclude: [...configDefaults.exclude, ...processTests],
      }),
      project('server-processes', 'packages/server', 'node', { ...database, include: processTests }),
      project('portal', 'examples/portal', 'jsdom', together),
      project('react', 'examples/react', 'jsdom'),
      project('bench', 'examples/bench', 'node', { include: ['parts/*.test.mjs'] }),
      project('carrier', 'examples/carrier', 'node'),
      project('cashier', 'examples/cashier', 'node'),
      project('mailbox', 'examples/mailbox', 'node'),
      project('sign-on', 'examples/sign-on', 'node'),
      project('static-site', 'examples/static-site', 'node'),
    ],
  },
})
