import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx', '../packages/widgets/*/src/**/*.stories.tsx'],
  // The picture of the announced broadcast, where the server has it.
  staticDirs: [{ from: '../packages/server/media', to: '/media' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Reads the sources, so that nothing needs to be built first.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react()],
      // Libraries are found before the first story: one found later would reload the page under a running test.
      optimizeDeps: { entries: ['packages/**/*.stories.tsx', '.storybook/*.ts', '.storybook/*.tsx'] },
      resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    }),
}

export default config
