import { build, type Plugin } from 'vite'
import { buildTarget } from '../../../.commands/browsers.mjs'

/** Builds one source into one plain script without imports, so that it can run before the first paint. */
export const earlyScript = (source: string): Plugin => ({
  name: 'early-script',
  apply: 'build',
  async generateBundle() {
    const made = await build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      build: {
        write: false,
        target: buildTarget,
        rolldownOptions: { input: source, output: { format: 'iife' } },
      },
    })
    const [{ output }] = [made].flat() as unknown as [{ output: [{ code: string }] }]
    this.emitFile({ type: 'asset', name: 'early.js', originalFileName: source, source: output[0].code })
  },
})
