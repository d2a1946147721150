/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import readme from '../README.md?raw'

describe('the README', () => {
  it.each(
    Object.entries(manifest.exports)
      .filter(([, target]) => typeof target === 'object')
      .map(([path]) => path.replace('./', '')),
  )('names the sub-path %s', (path) => {
    expect(readme).toContain(`\`${path}\``)
  })
})
