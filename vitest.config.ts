import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { railTokens } from './packages/loader/build/rail-tokens.mjs'

const resolve = { conditions: ['source', 'module', 'import', 'default'] }
// Vitest hands these to Node itself, where 'import' would also count for require() and break packages that have both forms.
const ssr = { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } }

const project = (name: string, root: string, environment: 'node' | 'jsdom') => ({
  resolve,
  ssr,
  test: {
    name,
    // Absolute, because packages run their tests from their own folders.
    root: fileURLToPath(new URL(root, import.meta.url)),
    environment,
    include: ['src/**/*.test.{ts,tsx}', '{build,.}/*.test.{ts,mjs}'],
    css: true,
    restoreMocks: true,
  },
})

export default defineConfig({
  test: {
    // Left to itself it keeps a processor free, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        test: { name: 'commands', root: '.commands', environment: 'node', include: ['**/*.test.mjs'] },
      },
      project('contract', 'packages/contract', 'node'),
      project('core', 'packages/core', 'jsdom'),
      project('ui', 'packages/ui', 'jsdom'),
      project('ai-chat', 'packages/widgets/ai-chat', 'jsdom'),
      project('consultation', 'packages/widgets/consultation', 'jsdom'),
      project('evaluation', 'packages/widgets/evaluation', 'jsdom'),
      project('competition', 'packages/widgets/competition', 'jsdom'),
      project('help-box', 'packages/widgets/help-box', 'jsdom'),
      project('login', 'packages/widgets/login', 'jsdom'),
      project('org-switcher', 'packages/widgets/org-switcher', 'jsdom'),
      { ...project('loader', 'packages/loader', 'jsdom'), plugins: [railTokens()] },
      project('server', 'packages/server', 'node'),
      project('portal', 'examples/portal', 'jsdom'),
      project('sign-on', 'examples/sign-on', 'node'),
      project('static-site', 'examples/static-site', 'node'),
    ],
  },
})
