import { expect } from '@playwright/test'
import { leadOf } from '../../box'
import { secure } from '../addresses'
import { openBox } from '../box'
import { fillIn } from '../form'
import { test } from '../test'

test('a page with a strict policy gets every panel, and nothing is refused or fails', {
  tag: '@console',
}, async ({ visitor }) => {
  await visitor.open(secure.partner)
  for (const name of ['直播预告', '在线咨询', '扫码咨询', '电话咨询']) {
    const panel = await openBox(visitor, name)
    await visitor.tab.press('Escape')
    await panel.gone()
  }
  expect(visitor.problems).toEqual([])
})

test('the form is sent on a page that breaks what it can', async ({ visitor }) => {
  const lead = leadOf(`敌${visitor.engine.slice(0, 4)}${visitor.width}`)
  await visitor.open(`${secure.partner}/hostile.html`)
  const form = await openBox(visitor, '在线咨询')
  await fillIn(visitor, form, lead)
  await form.part('button', '提交').press()
  await form.text('提交成功，我们将在24小时内与您联系').see()
})
