import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acts } from '../examples/e2e/buttons/acts.ts'
import { buttonsDocument } from '../examples/e2e/buttons/document.ts'
import { readDocument } from './documents.mjs'
import { root } from './first-step.mjs'

// `npx vitest run --project=commands buttons -u` writes the page after a change that is meant.
test('the page of buttons has every kind, and every button that does something at once', async () => {
  await expect(buttonsDocument()).toMatchFileSnapshot(join(root, 'docs/buttons.md'))
})

test.each(acts)('$says: $does, which a test presses', ({ says, within, test: file }) => {
  expect(existsSync(join(root, file))).toBe(true)
  if (!within) expect(readDocument(file)).toContain(says)
})
