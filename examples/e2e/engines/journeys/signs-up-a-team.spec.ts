import { expect } from '@playwright/test'
import { operator } from '../../operator'
import { own } from '../../own'
import { fiveMembers } from '../../team'
import { accountOf } from '../accounts'
import { secure } from '../addresses'
import { chooseIn } from '../form'
import type { Part } from '../part'
import { logIn } from '../sign-in'
import { test } from '../test'
import type { Visitor } from '../visitor'

const fillInTeam = async (visitor: Visitor, form: Part, team: string) => {
  await form.part('textbox', /^团队名称/).type(team)
  await form.part('textbox', /^参赛项目/).type('竹编收纳出海欧洲')
  await form.part('combobox', /^学校/).type('zjgs')
  await visitor.part('option', /浙江工商大学/).press()
  await chooseIn(visitor, form.part('combobox', /所在地区/), '浙江省', '嘉兴市', '南湖区')
  await form.text(/所属赛区：东部赛区/).see()
  await form
    .part('radiogroup', /跨境电商经验/)
    .text('有')
    .press()
  await form.part('textbox', /^指导老师/).type('许衡')
}

const addMembers = async (form: Part) => {
  const members = fiveMembers('是').slice(0, 2)
  for (const [index, { name, phone, email }] of members.entries()) {
    if (index > 0) await form.part('button', /添加成员/).press()
    const row = form.selected('tr[data-key]').nth(index)
    await row.part('textbox', /姓名/).type(name)
    await row.part('textbox', /手机号/).type(phone)
    await row.part('textbox', /邮箱/).type(email)
    await row
      .part('radiogroup', /是否学生/)
      .text('是')
      .press()
    if (index === 0) await row.part('radio', /组长/).check()
  }
}

test('a team signs up on the page of its university, with its region and its members', async ({
  visitor,
}) => {
  const team = own(`雨燕 ${visitor.engine} ${visitor.width}`)
  await visitor.open(`${secure.university}/innovation.html`)
  await visitor.tab.evaluate('String(document.querySelector("chuhai-competition").scrollIntoView())')
  await visitor
    .part('region', /麒麟杯/)
    .part('button', '立即报名')
    .press()
  await logIn(visitor, accountOf('captain', visitor))
  const form = visitor.part('dialog', /麒麟杯报名/)
  await form.part('tab', /^新星赛道/).see()
  await fillInTeam(visitor, form, team)
  await form.part('button', /^下一步/).press()
  await addMembers(form)
  await form.part('button', /^下一步/).press()
  await form.text(/团队成员（2 人）/).see()
  await form.part('button', '提交').press()
  await visitor.text(new RegExp(`${team}已进入东部赛区审核`)).see()
  const lines = operator('registrations', 'list', '--edition', '6').split('\n')
  expect(lines.find((line) => line.includes(team))).toMatch(/新星赛道.*东部赛区.*待审核.*陆一鸣/)
})
