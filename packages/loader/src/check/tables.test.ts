/// <reference types="vite/client" />
import { tagChoices } from '@chuhai/contract/embed'
import { commonAttributes } from '@chuhai/ui/element'
import { expect, it } from 'vitest'
import { tables } from './tables'

const modules = import.meta.glob<Record<string, unknown>>('../../../widgets/*/src/element.ts', {
  eager: true,
})

it('the self-check knows every element', () => {
  const tags = Object.values(modules).map((module) => {
    const name = Object.keys(module).find((each) => each.endsWith('Attributes'))
    return module[`${name?.replace('Attributes', '')}Tag`]
  })
  expect(Object.keys(tables).sort()).toEqual(tags.sort())
})

it('a page may set the same languages and themes on the tag as on elements', () => {
  expect(tagChoices.locale).toEqual(commonAttributes.locale.choices)
  expect(tagChoices.theme).toEqual(commonAttributes.theme.choices)
  expect(tables['chuhai-help-box']).toMatchObject({ side: { choices: tagChoices.side } })
})
