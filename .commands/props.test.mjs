import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withCustomConfig } from 'react-docgen-typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { documented } from '../.storybook/reference/documented.ts'
import { options, tsconfigPath } from '../.storybook/reference/options.mjs'
import { filesAt } from './documents.mjs'
import { root } from './first-step.mjs'
import { published } from './packages.mjs'
import { publishedExports } from './published-exports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'chuhai-props-'))
afterAll(() => rmSync(folder, { recursive: true }))
const variants = join(folder, 'Variants.tsx')
writeFileSync(
  variants,
  `interface A {
    kind: 'a'
    /** Both. */
    size: number
  }
  export const Variants = (props: A | { kind: 'b'; size?: string }) => null`,
)

const exports = published.flatMap(publishedExports).filter(({ name }) => /^[A-Z].*[a-z]/.test(name))
const { propFilter, ...unfiltered } = options
const docs = withCustomConfig(join(root, tsconfigPath), {
  ...unfiltered,
  shouldIncludeExpression: true,
}).parse([...new Set([variants, ...exports.map(({ file }) => file)])])
const isOwn = ([, prop]) => propFilter(prop)
/** React's types add `key` to components that forward a ref. */
const isMore = (entry) => !isOwn(entry) && entry[0] !== 'key'

const components = exports.flatMap(({ name, file, module }) =>
  docs
    .filter(
      (doc) => doc.displayName === name && doc.filePath === file && Object.entries(doc.props).some(isOwn),
    )
    .map((doc) => ({
      ...documented({ ...doc, props: Object.fromEntries(Object.entries(doc.props).filter(isOwn)) }),
      takesMore: Object.entries(doc.props).some(isMore),
      text: doc.rootExpression.valueDeclaration.getText(),
      package: file.split('/src/')[0],
      tags: Object.entries(doc.props)
        .filter(isOwn)
        .map(([prop, { tags }]) => ({ prop, ...tags })),
      module,
    })),
)

/** The code of the package that a component is in, without the docstrings. */
const codeOf = (folder) =>
  readdirSync(join(folder, 'src'), { recursive: true })
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, 'src', file), 'utf8').replace(/^ *\*.*/gm, ''))
    .join('\n')

/** Modules that only the loader imports are not documented. */
const onPages = components.filter(
  ({ module }) => !['@chuhai/help-box/panels', '@chuhai/help-box/quick'].includes(module),
)

const propsOf = (name) => components.find((one) => one.name === name)?.props

test.each(components)('every prop of $name has a sentence', ({ props }) => {
  const silent = Object.entries(props).filter(
    ([, { about }]) => !/^[`\p{Lu}\d'“\p{Script=Han}].*[.:]?$/u.test(about),
  )
  expect(silent.map(([name]) => name)).toEqual([])
})

test('every published component is documented on a page, but for those of the loader', () => {
  const texts = [
    ...filesAt('*.stories.tsx').map((file) => readFileSync(join(root, file), 'utf8')),
    ...readdirSync(join(root, '.storybook/docs')).map((file) =>
      readFileSync(join(root, '.storybook/docs', file), 'utf8'),
    ),
  ].join('\n')
  const named = [...texts.matchAll(/\bcomponents?(?:: |=\{)(\w+)|subcomponents: \{([^}]*)\}/g)]
  const shown = new Set(named.flatMap(([, one, several = '']) => [one, ...several.split(/\W+/)]))
  // All of them take what one of them takes.
  const illustration = propsOf('Buoy')
  const missing = onPages.filter(
    ({ name, props }) => !shown.has(name) && JSON.stringify(props) !== JSON.stringify(illustration),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

describe('a default', () => {
  /** Literals that the text of a component gives to a prop, told without the reader. */
  const givenIn = (text, name) => {
    const value = `('[^']*'|-?\\d[\\d_.]*|true|false)`
    const patterns = [
      `[{,]\\s*${name}(?:: \\w+)? = ${value}`,
      `(?:(?<![.\\w])|(?:props|rest)\\.)${name} \\?\\? ${value}`,
    ]
    return patterns.flatMap((one) => [...text.matchAll(new RegExp(one, 'g'))].map(([, found]) => found))
  }

  test.each(components)('in the code of $name is the one that is shown', ({ text, props }) => {
    for (const [name, prop] of Object.entries(props))
      for (const given of givenIn(text, name)) expect({ [name]: prop.default }).toEqual({ [name]: given })
  })

  /** Whether the code sets this default of a prop, as a literal or by a constant. */
  const gives = (code, prop, value) => {
    const constants = [...code.matchAll(/const (\w+) = (.+)/g)].filter(([, , text]) => text === value)
    const values = [value, ...constants.map(([, constant]) => constant)]
    const given = values.map((one) => one.replace(/[[\].+]/g, '\\$&')).join('|')
    return new RegExp(`(?<![\\w-])${prop}(: \\w+)? (=|\\?\\?) (${given})(?![\\w.])`).test(code)
  }

  test.each(components)('of $name that a docstring tells is in the code of its package', (component) => {
    const told = component.tags.filter((tags) => tags.default)
    const code = told.length > 0 && codeOf(component.package)
    expect(told.filter((tags) => !gives(code, tags.prop, tags.default))).toEqual([])
  })

  test.each([
    ['Button', 'size', "'medium'", 'where the props are taken apart'],
    ['Button', 'type', "'button'", 'where it is used'],
    ['Button', 'busy', 'false', 'as what is not given and is not so'],
    ['ImageUpload', 'maxBytes', '10_485_760', 'as a constant'],
    ['Dialog', 'closeOnEscape', 'true', 'in the component that gets the rest'],
    ['Dialog', 'closeOnOutside', 'false', 'in the component that gets the rest'],
    ['Sheet', 'closeOnOutside', 'true', 'before the component that gets the rest'],
    ['DateField', 'max', "'9999-12-31'", 'in a hook'],
    ['AiChat', 'draft', "'chat'", 'in a store'],
    ['EvaluationDialog', 'draft', "'form'", 'in a part that is loaded later'],
    ['LoginArea', 'logout', "'in-place'", 'in a part that is loaded later'],
    ['ChuhaiProvider', 'afterLogin', "'refresh'", 'in a listener'],
    ['CoursePlayer', 'playsStreams', 'true', 'in a part'],
    ['Buoy', 'size', '120', 'in the maker of a component'],
  ])('of %s is found: %s is %s, given %s', (component, prop, value) => {
    expect(propsOf(component)[prop].default).toBe(value)
  })
})

test.each(onPages)('the types of $name fit into a table', ({ props }) => {
  const long = Object.entries(props).filter(([, { type }]) => type.length > 160)
  expect(long).toEqual([])
})

describe('a type', () => {
  /** The compiler orders the members of a union itself. */
  const sorted = (type) => type.split(' | ').sort()

  test.each([
    ['TextField', 'error', 'string', 'of what a component extends'],
    ['Scope', 'theme', "'light' | 'dark' | 'auto'", 'by what its name stands for'],
    ['FileUpload', 'value', 'KeptFile | null', 'with what is given for its parameters'],
    ['Toasts', 'onDismiss', '(id: string | number) => void', 'of a member of another type'],
    ['Consultation', 'onSubmitted', '(detail: { id: string }) => void', 'of a method'],
    ['LocaleProvider', 'locale', "'zh-CN' | 'en'", 'beside the parameter'],
  ])('of %s is read: %s is %s, %s', (component, prop, type) => {
    expect(sorted(propsOf(component)[prop].type)).toEqual(sorted(type))
  })

  test('of variants needs what all of them need', () => {
    const { props } = documented(docs.find(({ displayName }) => displayName === 'Variants'))
    expect(sorted(props.kind.type)).toEqual(["'a'", "'b'"])
    expect(props).toMatchObject({
      kind: { required: true, about: '' },
      size: { type: 'string | number', required: false, about: 'Both.' },
    })
  })

  test('of a ref is that of the component which forwards it', () => {
    expect(propsOf('Button').ref).toMatchObject({ type: 'Ref<HTMLElement>', required: false })
  })

  test.each(components)('of $name that a docstring tells is in the code of its package', (component) => {
    const told = component.tags.filter(({ type }) => type)
    const code = told.length > 0 && codeOf(component.package)
    const isThere = ({ prop, type }) =>
      code.includes(`${prop}?: ${type}\n`) || code.includes(`${prop}?${type.replace(') =>', '):')}\n`)
    expect(told.filter((tags) => !isThere(tags))).toEqual([])
  })

  test.each(components)('of $name says where it takes the attributes of an element as well', (component) => {
    const { takesMore, remarks = '' } = component
    expect(/^Also those of `\w+<.+>`, without `.+`\.$/.test(remarks)).toBe(takesMore)
  })
})
