import { expect } from '@playwright/test'
import { leadOf } from '../../box'
import { operator } from '../../operator'
import { secure } from '../addresses'
import { openBox } from '../box'
import { fillIn } from '../form'
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
