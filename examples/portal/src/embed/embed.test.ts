/// <reference types="vite/client" />
import tokens from '@chuhai/ui/tokens.css?inline'
import { describe, expect, it } from 'vitest'
import guide from '../../../../docs/guides/webmasters.md?raw'
import readme from '../../../../README.md?raw'
import { choiceOf, choicePath, colours } from './choice'
import { snippetsOf } from './snippets'
import { nameOf, widgets } from './widgets'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/widgets/*/src/{index,element,*-element}.ts',
  {
    eager: true,
  },
)
const moduleOf = (name: string, file: string) =>
  Object.entries(modules).find(([path]) =>
    path.endsWith(`/${name.replace('@chuhai/', '')}/src/${file}.ts`),
  )?.[1] ?? {}

const snippetOf = (search: string, kind: string, base = 'http://localhost:4000') =>
  snippetsOf(choiceOf(search), { base }).find(([name]) => name === kind)?.[1] ?? ''

describe('the generator', () => {
  it('has every element of the project', () => {
    const tags = Object.entries(modules)
      .filter(([path]) => path.endsWith('element.ts'))
      .map(([, module]) => {
        const own = Object.keys(module).find((name) => name.endsWith('Attributes'))
        return module[`${own?.replace('Attributes', '')}Tag`]
      })
    expect(widgets.map(({ tag }) => tag).sort()).toEqual(tags.sort())
  })

  it.each(widgets)('prints for <$tag> what its package has', (widget) => {
    const { tag, component, module, attributes, events } = widget
    expect(moduleOf(module, 'index')[component]).toBeTypeOf('function')
    const search = `?widget=${nameOf(widget)}`
    expect(snippetOf(search, 'react')).toMatch(new RegExp(`import \\{.* ${component} \\} from '${module}'`))
    expect(snippetOf(search, 'element')).toMatch(new RegExp(`<${tag}[ >]`))
    for (const event of Object.values(events)) expect(snippetOf(search, 'events')).toContain(`'${event}'`)
    const required = Object.entries(attributes).filter(([, attribute]) => attribute.required)
    for (const [attribute] of required) expect(snippetOf(search, 'element')).toContain(` ${attribute}="`)
  })

  it('prints what the documents say', () => {
    const tag = snippetOf('', 'tag')
    expect([guide, readme].map((text) => text.includes(tag))).toEqual([true, true])
    expect(readme).toContain(
      snippetOf(`?${new URLSearchParams({ widget: 'consultation', sections: 'amazon' })}`, 'element'),
    )
    const policy = (widget: string) => snippetOf(`?widget=${widget}`, 'policy', 'https://您的门户')
    expect(guide).toContain(`\`${policy('consultation')}\``)
    for (const directive of policy('course-player').split('; ')) expect(guide).toContain(directive)
  })

  it('prints settings on the tag of the box, and the rest on elements', () => {
    const search = '?side=left&offset=96&locale=en&theme=dark&after-login=reload'
    expect(snippetOf(search, 'tag')).toBe(
      '<script async crossorigin src="http://localhost:4000/widgets/help-box.js" data-locale="en" data-theme="dark" data-side="left" data-after-login="reload" data-offset="96"></script>',
    )
    expect(snippetOf(search, 'element')).toBe(
      [
        '<script async crossorigin src="http://localhost:4000/widgets/loader.js" data-after-login="reload" data-offset="96"></script>',
        '<chuhai-help-box locale="en" theme="dark" side="left"></chuhai-help-box>',
      ].join('\n'),
    )
    expect(snippetOf(search, 'react')).toBe(
      [
        "import { ChuhaiProvider } from '@chuhai/login'",
        "import { HelpBox } from '@chuhai/help-box'",
        '',
        'export const Page = () => (',
        '  <ChuhaiProvider base="http://localhost:4000" locale="en" theme="dark" afterLogin="reload">',
        '    <HelpBox side="left" />',
        '  </ChuhaiProvider>',
        ')',
      ].join('\n'),
    )
    expect(snippetOf('?widget=consultation&hide-heading=true&sections=amazon，海外仓', 'react')).toContain(
      '<Consultation sections={["amazon","海外仓"]} hideHeading />',
    )
    expect(snippetOf('?widget=ai-chat&consult=true', 'react')).toContain(
      '<AiChat framed onConsult={() => {}} />',
    )
    expect(snippetOf('?widget=login&after-login=reload', 'react')).toContain(
      "import { ChuhaiProvider, LoginArea } from '@chuhai/login'",
    )
  })

  it('prints the colours that differ from ours', () => {
    expect(snippetOf('', 'styles')).toBe('')
    expect(snippetOf('?widget=login&primary=%237a2e0c', 'styles')).toContain(
      'chuhai-login {\n  --chuhai-primary: #7a2e0c;',
    )
    for (const [name, colour] of Object.entries(colours))
      expect(tokens).toContain(`--chuhai-${name}, var(--_light, ${colour})`)
  })

  it('takes nothing from an address that would do harm in a page', () => {
    const search =
      '?widget=consultation&sections="><script>alert(1)</script>&privacy-url=javascript:alert(1)&onclick=x'
    const text = snippetOf(search, 'element')
    expect(text).toContain('sections="&quot;>&lt;script>alert(1)&lt;/script>"')
    expect(text).not.toMatch(/javascript|onclick/)
    expect(snippetOf('?offset=2em&side=top&primary=red;}', 'tag')).toBe(snippetOf('', 'tag'))
  })
})

describe('the address of a choice', () => {
  it.each([
    '',
    '?side=left&offset=96&page=dark&width=phone',
    '?widget=consultation&hide-heading=true&locale=en&primary=%237a2e0c',
    '?widget=course-player&course-id=202&lesson=1-2',
  ])('is the same after reading "%s"', (search) => {
    const choice = choiceOf(search)
    expect(choiceOf(choicePath(choice, {}).replace('/embed', ''))).toEqual(choice)
    expect([...new URLSearchParams(choicePath(choice, {}).split('?')[1] ?? '')].sort()).toEqual(
      [...new URLSearchParams(search)].sort(),
    )
  })

  it('keeps language and theme with another widget, and drops what that does not have', () => {
    const box = choiceOf('?side=left&offset=96&theme=dark&page=hostile')
    expect(choicePath(box, { widget: 'login' })).toBe('/embed?widget=login&theme=dark&page=hostile')
    expect(choicePath(box, { side: '', theme: '', offset: '', page: 'neutral' })).toBe('/embed')
  })
})
