import { secure } from '../addresses'
import { openBox } from '../box'
import { test } from '../test'

test('a page to which a visitor comes back has its box and what was typed', async ({ visitor }) => {
  await visitor.open(secure.partner)
  const form = await openBox(visitor, '在线咨询')
  await form.part('textbox', /^公司名称/).type('宁波宁居')
  await visitor.open(`${secure.partner}/news.html`)
  await visitor.part('heading').see()
  await visitor.travel('back')
  await visitor.isAt(new RegExp(`^${secure.partner}/$`))
  if (!(await form.read())) await openBox(visitor, '在线咨询')
  await form.part('textbox', /^公司名称/).says('宁波宁居')
})
