import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { operator } from '../../operator'
import { accountOf } from '../accounts'
import { secure } from '../addresses'
import { chooseIn } from '../form'
import type { Part } from '../part'
import { winterClass } from '../set-up'
import { signInAtPortal } from '../sign-in'
import { test } from '../test'
import type { Visitor } from '../visitor'

const nextStep = async (form: Part, title: RegExp) => {
  await form.part('button', /^下一步/).press()
  await form.part('heading', title).see()
}

const fillIn = async (visitor: Visitor, form: Part, mail: string, card: string) => {
  await form.part('heading', /学员信息/).see()
  await form.part('textbox', /姓名/).type('陆知远')
  await form.part('textbox', /手机号/).type('13757114620')
  await form.part('textbox', /邮箱/).type(mail)
  await chooseIn(visitor, form.part('combobox', /身份/), '在校学生')
  await form.part('textbox', /学校或单位/).type('浙江工商大学')
  await nextStep(form, /学习基础/)
  await chooseIn(visitor, form.part('combobox', /经验/), '还没有开始')
  await form.text('还没有店铺').press()
  await form.part('textbox', /主营产品/).type('宠物用品')
  await form.part('textbox', /学习目标/).type('想在毕业前把第一个店铺开起来。')
  await nextStep(form, /证明材料/)
  await form.selected('input[type=file]').choose(card)
  await form.part('button', /删除/).see()
  await nextStep(form, /确认提交/)
}

test('a student applies for a class, from the first step to the last', async ({ visitor }) => {
  const account = accountOf('student', visitor)
  const mail = `${account}@zju.example`
  const card = base.info().outputPath('student.png')
  writeFileSync(card, await visitor.tab.picture())
  await signInAtPortal(visitor, account)
  await visitor.open(`${secure.portal}/school/training/apply?id=${winterClass.id}`)
  await visitor.isReady()
  const form = visitor.selected('#application')
  await fillIn(visitor, form, mail, card)
  await form.part('checkbox', /我已阅读/).check()
  await form.part('button', '提交申请').press()
  await visitor.part('heading', '报名已提交').see()
  expect(operator('applications', 'export', '--kind', '培训班报名')).toContain(mail)
})
