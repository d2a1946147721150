import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { options, tsconfigPath } from './reference/options.mjs'

const mark = readFileSync(
  fileURLToPath(new URL('../packages/ui/src/mark/mark.svg', import.meta.url)),
  'base64',
)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../packages/widgets/*/src/**/*.stories.tsx',
  ],
  staticDirs: [
    // Pictures and films, where the server has them.
    { from: '../packages/server/media', to: '/media' },
    // The page of a provider, until the stories of sign-on put theirs in its place.
    { from: './provider', to: '/api/oauth2/authorization' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: (head) =>
    `${head}<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${mark}">`,
  typescript: {
    // Resolves inherited props and type aliases with the TypeScript compiler.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...options,
      tsconfigPath,
      include: [
        'packages/*/src/**/*.tsx',
        'packages/widgets/*/src/**/*.tsx',
        'packages/ui/src/locale/locale.ts',
      ],
      exclude: ['**/*.test.tsx', '**/*.stories.tsx'],
    },
  },
  // Reads the sources, so that nothing needs to be built first.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      // Libraries are found before the first story: one found later would reload the page under a running test.
      optimizeDeps: {
        entries: [
          'packages/**/*.stories.tsx',
          '.storybook/*.ts',
          '.storybook/*.tsx',
          '.storybook/docs/*.tsx',
        ],
      },
      resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    }),
}

export default config
