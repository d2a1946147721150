import { pages } from '../../pages'
import { secure } from '../addresses'
import { test } from '../test'

test('a page of a partner has a link to the contact page in place of the box', {
  tag: '@below',
}, async ({ visitor }) => {
  await visitor.open(secure.partner)
  await visitor.part('link', '联系我们').nth(-1).press()
  await visitor.isAt(new RegExp(`^${secure.portal}/contactUs`))
  await visitor.part('heading', '在线咨询').see()
})

test('pages of the portal can be read', { tag: '@below' }, async ({ visitor }) => {
  for (const page of pages) {
    await visitor.open(secure.portal + page)
    await visitor.part('heading').see()
  }
})
