import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { creditCodeOf } from '../../organisation'
import { accountNumber, accountOf } from '../accounts'
import { secure } from '../addresses'
import { logIn } from '../sign-in'
import { test } from '../test'
import type { Visitor } from '../visitor'

interface Company {
  name: string
  code: string
  licence: string
}

const add = async (visitor: Visitor, { name, code, licence }: Company) => {
  await visitor.part('button', '新增主体').press()
  const form = visitor.part('dialog', '新增主体')
  await form.part('textbox', /^企业名称/).type(name)
  await form.part('textbox', /^统一社会信用代码/).type(code)
  await form.part('textbox', /^营业期限至/).type('20380630')
  await form.part('combobox', /所在地区/).type('余姚')
  await visitor.part('option', /余姚市/).press()
  await form.part('textbox', /^详细地址/).type('凤山街道阳明西路 718 号')
  await form.selected('input[type=file]').choose(licence)
  await form.text('上传成功').see()
  await form.part('button', '提交').press()
  await form.gone()
}

test('two companies are added with their licences, and a member switches between them', async ({
  visitor,
}) => {
  const licence = base.info().outputPath('licence.png')
  writeFileSync(licence, await visitor.tab.picture())
  const companies = ['余姚四明灯具', '余姚四明五金'].map((begin, index) => ({
    name: `${begin} ${visitor.engine} ${visitor.width}`,
    code: creditCodeOf(`91330281MA2AG${accountNumber(visitor)}${base.info().retry}${index}8`),
    licence,
  }))
  const current = (name: string) => visitor.part('button', new RegExp(`当前主体：${name}`))
  await visitor.open(`${secure.partner}/member.html`)
  await visitor.part('button', '登录').press()
  await logIn(visitor, accountOf('asker', visitor))
  for (const [index, company] of companies.entries()) {
    if (index > 0) await current('').press()
    await add(visitor, company)
  }
  for (const { name } of companies) {
    await current('').press()
    await visitor.part('option', name).press()
    await current(name).see()
  }
})
