import { tagChoices } from '@chuhai/contract/embed'
import { commonAttributes } from '@chuhai/ui/element'
import { expect, it } from 'vitest'
import { tables } from '../describe'

it('a page may set the same languages and themes on the tag as on elements', () => {
  expect(tagChoices.locale).toEqual(commonAttributes.locale.choices)
  expect(tagChoices.theme).toEqual(commonAttributes.theme.choices)
  expect(tables['chuhai-help-box']).toMatchObject({ side: { choices: tagChoices.side } })
})
