import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './first-step.mjs'
import { published } from './packages.mjs'

const require = createRequire(join(root, 'examples/react-18/package.json'))
const modules = ['react', 'react-dom', 'react-dom/client']

const files = published
  .filter(({ manifest }) => manifest.peerDependencies?.react)
  .flatMap(({ folder }) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .map((file) => join(folder, 'src', file)),
  )
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const importsOf = (text) =>
  [...text.matchAll(/^import \{([^}]*)\} from '(react[^']*)'/gm)].flatMap(([, names, from]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => ({ name: name.replace(/ as .*/, ''), from })),
  )

/** Where sources have what React 18 would ignore, warn about or refuse, as `file: what`. */
const found = (pattern) =>
  files.flatMap(({ file, text }) => text.match(pattern)?.map((what) => `${file}: ${what.trim()}`) ?? [])

test('the packages for React 18 and later import nothing that React 18 does not have', () => {
  const imported = files.flatMap(({ file, text }) => importsOf(text).map((one) => ({ file, ...one })))
  expect(imported.length).toBeGreaterThan(200)
  const missing = imported.filter(({ name, from }) => modules.includes(from) && !(name in require(from)))
  expect(missing).toEqual([])
})

test('components take a ref by forwardRef: in React 18 it is not a prop', () => {
  const asProp = /^ {2}ref\??: .*$|^.*\(\{[^()]*\bref\b[^()]*\}: \w*Props.*$/gm
  expect(found(asProp).filter((one) => one.includes('.tsx:'))).toEqual([])
})

test('contexts have a Provider: in React 18 they are not components', () => {
  const names = files.flatMap(({ text }) =>
    [...text.matchAll(/(\w+) = createContext\b/g)].map(([, name]) => name),
  )
  expect(names.length).toBeGreaterThan(4)
  const own = `(${names.join('|')})`
  expect(found(new RegExp(`<${own}[ >].*|createElement\\(${own},.*`, 'g'))).toEqual([])
})

test('elements have no attribute that only React 19 knows', () => {
  const later = 'inert|fetchPriority|popoverTarget|precedence|onBeforeToggle|onScrollEnd|action|formAction'
  expect(found(new RegExp(`<[a-z]\\w*(\\s[^<>]*)?\\s(${later})=\\{.*`, 'g'))).toEqual([])
})
