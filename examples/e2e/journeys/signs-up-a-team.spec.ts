import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'
import {
  addMembers,
  beginSignUp,
  cardOn,
  fillPillar,
  fillStar,
  fiveMembers,
  next,
  openSignUp,
  planOn,
  signUpOn,
  submit,
  visitCompetition,
} from '../team'

const ours = [addresses.university, addresses.portal, addresses.signOn]

test.use({ viewport: { width: 375, height: 740 } })

const uploadPlan = (page: Page) => cardOn(page).getByRole('button', { name: '上传计划书' })

/** The operator's line about a team. */
const lineOf = (name: string): string => {
  const lines = operator('registrations', 'list', '--edition', '6')
    .split('\n')
    .filter((line) => line.includes(name))
  expect(lines).toHaveLength(1)
  return lines[0] as string
}
const idOf = (name: string): string => /^[\da-f]{8}/.exec(lineOf(name))?.[0] ?? ''

test('a team of five signs up on 新星赛道, is rejected with a reason, corrects it, is accepted and uploads its plan', async ({
  page,
}) => {
  test.slow()
  const pageErrors = recordPageErrors(page, ours)
  const team = own('布谷鸟')
  const form = await beginSignUp(page, 'captain1')

  // A reload during step one keeps what was typed.
  await fillStar(form, team)
  await expect(form.getByText('所属赛区：东部赛区')).toBeVisible()
  await expectAccessible(page, 'chuhai-competition')
  await openSignUp(page)
  await expect(form.getByLabel(/^团队名称/)).toHaveValue(team)
  await expect(form.getByRole('combobox', { name: /^学校/ })).toHaveValue('浙江工商大学')
  await next(form).click()

  // The track is fixed now, and a reload keeps the members.
  await expect(form.getByRole('button', { name: '添加成员' })).toBeVisible()
  await expect(form.getByRole('tab', { name: '栋梁赛道' })).toBeDisabled()
  const members = fiveMembers('是')
  await addMembers(form, members.slice(0, 3))
  await openSignUp(page)
  await expect(form.getByRole('textbox', { name: /姓名/ })).toHaveCount(3)
  await addMembers(form, members.slice(3))
  await expectAccessible(page, 'chuhai-competition')

  // Back and next lose nothing.
  await form.getByRole('button', { name: '上一步' }).click()
  await expect(form.getByLabel(/^指导老师/)).toHaveValue('许衡')
  await next(form).click()
  await expect(form.getByRole('textbox', { name: /姓名/ })).toHaveCount(5)
  await next(form).click()
  await expect(form.getByText('团队成员（5 人）')).toBeVisible()
  await expectAccessible(page, 'chuhai-competition')

  // A double click submits once.
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/competition/member')) sent.push(request.url())
  })
  await submit(form).dblclick()
  await expect(page.getByText('提交成功')).toBeVisible()
  await expect(page.getByText(`${team}已进入东部赛区审核`)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(lineOf(team)).toMatch(/新星赛道.*东部赛区.*待审核.*陆一鸣/)
  const id = idOf(team)
  const shown = operator('registrations', 'show', id)
  for (const { name } of members) expect(shown).toContain(name)
  expect(operator('registrations', 'export', '--members', '--edition', '6')).toContain(
    members[4]?.phone ?? '',
  )

  await page.getByRole('dialog').getByRole('button', { name: '查看报名' }).click()
  await expect(form.getByText('报名审核中，请等待')).toBeVisible()
  await form.getByRole('button', { name: '关闭' }).last().click()

  // A plan cannot be uploaded while under review.
  await uploadPlan(page).click()
  await expect(planOn(page)).toContainText('报名审核中，请等待')

  operator('registrations', 'reject', id, '请补全在读证明')
  await visitCompetition(page)
  await expect(cardOn(page).getByText('未通过', { exact: true })).toBeVisible()
  await expect(cardOn(page).getByText('原因：请补全在读证明')).toBeVisible()
  await uploadPlan(page).click()
  await expect(planOn(page)).toContainText('请修改后重新提交')
  await planOn(page).getByRole('button', { name: '去修改' }).click()
  await expect(form.getByText('请补全在读证明')).toBeVisible()
  await form.getByLabel(/^参赛项目/).fill('竹编收纳出海欧洲，附在读证明')
  await next(form).click()
  await next(form).click()
  await submit(form).click()
  await expect(page.getByText('提交成功')).toBeVisible()
  expect(lineOf(team)).toContain('待审核')

  operator('registrations', 'accept', id)
  await visitCompetition(page)
  await expect(cardOn(page).getByText('已通过', { exact: true })).toBeVisible()
  await uploadPlan(page).click()
  const plan = planOn(page)
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
  const choose = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      plan
        .getByRole('button', { name: /上传|更换|重新选择/ })
        .first()
        .click(),
    ])
    await chooser.setFiles({ name, mimeType: 'application/pdf', buffer })
  }
  await choose('布谷鸟 计划书.pdf', bytes)
  await expect(page.getByText('上传成功').first()).toBeVisible()
  await expect(plan.getByText('布谷鸟 计划书.pdf')).toBeVisible()
  await expectAccessible(page, 'chuhai-competition')

  const copy = join(tmpdir(), `chuhai-plan-${process.pid}.pdf`)
  await rm(copy, { force: true })
  operator('registrations', 'plan', id, copy)
  expect(await readFile(copy)).toEqual(bytes)
  await rm(copy)
  expect(pageErrors.problems).toEqual([])
})

test('a company signs up on 栋梁赛道 with a marketplace that is not listed', async ({ page }) => {
  test.slow()
  const pageErrors = recordPageErrors(page, ours)
  const company = own('深圳市远帆照明有限公司')
  const form = await beginSignUp(page, 'captain2')
  await fillPillar(form, company)
  await expect(form.getByText('所属赛区：南部赛区')).toBeVisible()
  await next(form).click()
  await expect(form.getByRole('button', { name: '添加成员' })).toBeVisible()
  await expect(form.getByText('是否学生')).toHaveCount(0)
  await addMembers(form, fiveMembers())
  await next(form).click()
  await expect(form.getByText('沃尔玛')).toBeVisible()
  await submit(form).click()
  await expect(page.getByText(`${company}已进入南部赛区审核`)).toBeVisible()
  expect(lineOf(company)).toMatch(/栋梁赛道.*南部赛区.*待审核/)
  expect(operator('registrations', 'show', idOf(company))).toContain('沃尔玛')

  // A registration under review can be withdrawn.
  await openSignUp(page)
  await form.getByRole('button', { name: '撤回' }).click()
  await page.getByRole('dialog', { name: '撤回报名？' }).getByRole('button', { name: '撤回' }).click()
  await expect(form.getByLabel(/^公司名称/)).toHaveValue(company)
  expect(lineOf(company)).toContain('正在报名')
  expect(pageErrors.problems).toEqual([])
})

test('a plan cannot be uploaded before signing up', async ({ page }) => {
  await visitCompetition(page)
  await uploadPlan(page).click()
  await logInAt(signOnFrame(page), own('captain3'))
  await expect(planOn(page)).toContainText('请先完成报名')
  await planOn(page).getByRole('button', { name: '立即报名' }).click()
  await expect(signUpOn(page).getByLabel(/^团队名称/)).toBeVisible()
})
