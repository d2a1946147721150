import { expect } from '@playwright/test'
import { leadOf } from '../../box'
import { operator } from '../../operator'
import { secure } from '../addresses'
import { openBox } from '../box'
import { fillIn, fillInByKeys } from '../form'
import { test } from '../test'

test('the form of the box is sent, and reaches the database', async ({ visitor }) => {
  const lead = leadOf(`${visitor.engine.slice(0, 6)}${visitor.width}`)
  await visitor.open(secure.partner)
  const form = await openBox(visitor, '在线咨询')
  await fillIn(visitor, form, lead)
  await form.part('textbox', /^手机号/).says('138 6810 5527')
  await form.part('button', '提交').press()
  await form.text('提交成功，我们将在24小时内与您联系').see()
  const rows = operator('consultations', '--format', 'csv').split('\n')
  expect(rows.find((row) => row.includes(lead.name))).toContain('亚马逊开店')
})

test('the form of the box is filled in and sent by keys alone', async ({ visitor }) => {
  await visitor.open(secure.partner)
  const form = await openBox(visitor, '在线咨询')
  await fillInByKeys(visitor, form, leadOf('沈立群'))
  await form.part('button', '提交').focus()
  await visitor.tab.press('Enter')
  await form.text('提交成功，我们将在24小时内与您联系').see()
})

test('a number that is cut in one field and pasted into another is grouped', async ({ visitor }) => {
  await visitor.open(secure.partner)
  const form = await openBox(visitor, '在线咨询')
  await form.part('textbox', /^公司名称/).type('+86 138-6810-5527')
  await visitor.tab.pressWithControl('a')
  await visitor.tab.pressWithControl('x')
  const phone = form.part('textbox', /^手机号/)
  await phone.press()
  await visitor.tab.pressWithControl('v')
  await phone.says('138 6810 5527')
})

test('what is typed with an input method is in the form', { tag: '@composition' }, async ({ visitor }) => {
  await visitor.open(secure.partner)
  const form = await openBox(visitor, '在线咨询')
  const name = form.part('textbox', /^姓名/)
  await name.press()
  await visitor.tab.compose?.('shenliqun', '沈立群')
  await name.says('沈立群')
  await form.part('textbox', /^公司名称/).press()
  await name.says('沈立群')
})
