import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const sheets = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && file !== 'styles.css' && !file.startsWith('stories'))
  .map((file) => file.replaceAll('\\', '/'))
const read = (file: string) => readFileSync(join(here, file), 'utf8')

test('styles.css brings every stylesheet that is not for elements only', () => {
  const imported = [...read('styles.css').matchAll(/@import "\.\/(.+)"/g)].map((match) => match[1])
  expect(imported.sort()).toEqual(sheets.filter((file) => file !== 'element/element.css').sort())
})

test.each(sheets)('%s measures in px or em, never in a page’s rem', (file) => {
  expect(read(file)).not.toMatch(/\d rem|\drem/)
})

test.each(sheets.filter((file) => !file.startsWith('tokens/')))('%s reads private tokens only', (file) => {
  const known = `${read('tokens/tokens.css')}${read('tokens/ramps.css')}${read(file)}`
  const used = [...read(file).matchAll(/var\((--_[\w-]+)(,)?/g)]
  for (const [, name, fallback] of used) if (!fallback) expect(known, name).toContain(`${name}:`)
})
