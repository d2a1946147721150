import { expect, type Page } from '@playwright/test'
import { operator, publish } from './operator'
import { press, pressText } from './press'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

interface Offer {
  id: number
  name: string
  seats: number
  /** When and where the lessons are, once that is settled. */
  timetable?: { hours: string; venue: string }
}

/** Publishes a class with so many places. */
export const offerClass = ({ id, name, seats, timetable }: Offer) =>
  publish({
    [`class/journey-${id}.md`]: `---
id: ${id}
position: ${id}
name: ${name}
summary: 两天，把一个站点的登记做完
city: 杭州
startsOn: 2099-03-07
weeks: 2
seats: ${seats}
price: 99900
includes: [ 两天面授, 全部表格 ]
teacher: { name: 罗启明, title: 合规顾问 }
tags: [ 合规, 开店, 新手 ]
suits: [ 准备进入欧洲的店铺 ]
plan:
  - { title: 第 1 天：登记, day: 1, text: 核对产品与登记号。 }
${timetable ? `hours: ${timetable.hours}\nvenue: ${timetable.venue}\n` : ''}---

带着自己的产品清单来。
`,
  })

export const form = (page: Page) => page.locator('#application')
export const title = (page: Page, name: string) => form(page).getByRole('heading', { level: 2, name })
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name })
export const next = async (page: Page, step: string) => {
  await form(page).getByRole('button', { name: '下一步' }).click()
  await expect(title(page, step)).toBeVisible()
}
const choose = async (page: Page, box: RegExp, option: string) => {
  await press(form(page).getByRole('combobox', { name: box }))
  await pressText(page.getByRole('option', { name: option, exact: true }))
}
export const upload = async (page: Page, name: string) => {
  await form(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
  await expect(form(page).getByText(name)).toBeVisible()
  // The name is there while the file is still being sent; its removal only afterwards.
  await expect(form(page).getByRole('button', { name: '删除' }).first()).toBeVisible()
}
export const acceptDeclaration = (page: Page) =>
  form(page)
    .getByRole('checkbox', { name: /我已阅读/ })
    .check()

/** Fills in everything up to the confirmation, and reviews steps before it leaves them. */
export const fillIn = async (page: Page, review = async () => {}) => {
  await expect(title(page, '学员信息')).toBeVisible()
  await field(page, /姓名/).fill('陆知远')
  await field(page, /手机号/).fill('13757114620')
  await field(page, /邮箱/).fill('lu@zju.example')
  await choose(page, /身份/, '在校学生')
  await field(page, /学校或单位/).fill('浙江工商大学')
  await review()
  await next(page, '学习基础')
  await choose(page, /经验/, '还没有开始')
  await pressText(form(page).getByText('还没有店铺', { exact: true }))
  await field(page, /主营产品/).fill('宠物用品')
  await field(page, /学习目标/).fill('想在毕业前把第一个店铺开起来。')
  await next(page, '证明材料')
  await upload(page, '学生证.pdf')
  await review()
  await next(page, '确认提交')
}

/** The application for a class, as the operators' list names it. */
export const applicationOf = (name: string) => {
  const lines = operator('applications', 'list', '--kind', '培训班报名')
    .split('\n')
    .filter((one) => one.includes(name))
  expect(lines).toHaveLength(1)
  return /^[\da-f]{8}/.exec(lines[0] ?? '')?.[0] ?? ''
}
