import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { timeoutMs } from './.commands/test-settings.mjs'
import { preactAlias } from './packages/loader/preact.mjs'

const resolve = { conditions: ['source', 'module', 'import', 'default'] }
// Vitest hands these to Node itself, where 'import' would also count for require() and break packages that have both forms.
const ssr = { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } }

const setupFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What a test waits for may come late. Rules about time say so themselves. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: timeoutMs } } }

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
    ...patience,
    ...more,
  },
})

/** These share one page in each worker, which takes a third of the time: no test mocks a module, nothing lives in one. */
const together = { isolate: false }

const database = { globalSetup: ['src/testing/shared-databases.ts'] }
/** These start processes of their own or replace modules of Node. */
const processTests = ['src/main.test.ts', 'src/uploads/{redraw,receive-file}.test.ts']

export default defineConfig({
  test: {
    // Left to itself it keeps a processor free, which of two is half.
    maxWorkers: '100%',
    projects: [
      project('commands', '.commands', 'node', { include: ['**/*.test.mjs'] }),
      project('contract', 'packages/contract', 'node'),
      project('core', 'packages/core', 'jsdom', together),
      project('ui', 'packages/ui', 'jsdom', together),
      project('ai-chat', 'packages/widgets/ai-chat', 'jsdom', together),
      project('consultation', 'packages/widgets/consultation', 'jsdom', together),
      project('evaluation', 'packages/widgets/evaluation', 'jsdom', together),
      project('competition', 'packages/widgets/competition', 'jsdom', together),
      project('help-box', 'packages/widgets/help-box', 'jsdom', together),
      project('login', 'packages/widgets/login', 'jsdom', together),
      project('org-switcher', 'packages/widgets/org-switcher', 'jsdom', together),
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
      project('portal', 'examples/portal', 'jsdom'),
      project('react', 'examples/react', 'jsdom'),
      project('bench', 'examples/bench', 'node', { include: ['parts/*.test.mjs'] }),
      project('sign-on', 'examples/sign-on', 'node'),
      project('static-site', 'examples/static-site', 'node'),
    ],
  },
})
