import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from '../.storybook/docgen/parse-source.mjs'
import { readComponents } from '../.storybook/docgen/read-props.mjs'
import { filesAt } from './documents.mjs'
import { root } from './first-step.mjs'
import { published } from './packages.mjs'
import { publishedExports } from './published-exports.mjs'

const components = published.flatMap((one) =>
  publishedExports(one).flatMap(({ name, file, module }) =>
    readComponents(file)
      .filter((component) => component.name === name)
      .map((component) => ({ ...component, file, module })),
  ),
)

const propsOf = (name) => components.find((one) => one.name === name)?.props

/** Reads the components of a file that is written for the test. */
const read = (source) => {
  const folder = mkdtempSync(join(tmpdir(), 'chuhai-props-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'Made.tsx')
  writeFileSync(file, source)
  return readComponents(file).find(({ name }) => name === 'Made')
}

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
  const documented = new Set(named.flatMap(([, one, several = '']) => [one, ...several.split(/\W+/)]))
  // All of them take what one of them takes.
  const illustration = propsOf('Buoy')
  const missing = components.filter(
    ({ name, module, props }) =>
      !['@chuhai/help-box/panels', '@chuhai/help-box/quick'].includes(module) &&
      !documented.has(name) &&
      JSON.stringify(props) !== JSON.stringify(illustration),
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

  test.each(components)(
    'in the code of $name is the one that is shown',
    ({ name: component, file, props }) => {
      const { source, declared } = parse(file)
      const { start, end } = declared.get(component).node
      const text = source.slice(start, end)
      for (const [name, prop] of Object.entries(props))
        for (const given of givenIn(text, name)) expect({ [name]: prop.default }).toEqual({ [name]: given })
    },
  )

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

describe('a type', () => {
  test.each([
    ['TextField', 'error', 'string', 'of what a component extends'],
    ['Scope', 'theme', "'light' | 'dark' | 'auto'", 'by what its name stands for'],
    ['FileUpload', 'value', 'KeptFile | null', 'with what is given for its parameters'],
    ['Toasts', 'onDismiss', '(id: string | number) => void', 'of a member of another type'],
    ['Consultation', 'onSubmitted', '(detail: { id: string }) => void', 'of a method'],
    ['LocaleProvider', 'locale', "'zh-CN' | 'en'", 'beside the parameter'],
  ])('of %s is read: %s is %s, %s', (component, prop, type) => {
    expect(propsOf(component)[prop].type).toBe(type)
  })

  test('of a library is named, with what is left out of it', () => {
    const { also } = components.find(({ name }) => name === 'Form')
    expect(also).toEqual([{ type: 'HTMLAttributes<HTMLDivElement>', without: ['id', 'onSubmit'] }])
  })

  test('of variants needs what all of them need', () => {
    const { props } = read(`
      type Props = { kind: 'a'; /** Both. */ size: number } | { kind: 'b'; size?: string }
      export const Made = (props: Props) => null`)
    expect(props).toEqual({
      kind: { type: "'a' | 'b'", required: true, about: '' },
      size: { type: 'number | string', required: false, about: 'Both.' },
    })
  })
})

test('a component that forwards its ref has the props of its type argument, and a ref', () => {
  const { props } = read(`
    interface Props { /** How large. */ size?: number }
    export const Made = forwardRef<HTMLElement, Props>(({ size = 2 }, ref) => null)`)
  expect(props).toEqual({
    ref: { type: 'Ref<HTMLElement>', required: false, about: 'Gets the element once it is in the page.' },
    size: { type: 'number', required: false, about: 'How large.', default: '2' },
  })
})
