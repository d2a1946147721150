import { expect, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { arriveAtActivity, fillInSignUp, offerActivity, signUp } from '../activity'
import { buyOffered, heading, isReady } from '../checkout'
import { acceptDeclaration, applicationOf, fillIn, form, offerClass } from '../class-application'
import { askForInvoice, downloadInvoice, invoicePdf, issueInvoice } from '../invoice'
import { answerQuestion, openLesson, questionBox, sendQuestion } from '../lesson'
import { openMailbox } from '../mailbox'
import { operator } from '../operator'
import {
  acceptInvitation,
  comeBack,
  creditCodeOf,
  fillInCompany,
  invite,
  members,
  openMembers,
  organisationForm,
  submitCompany,
} from '../organisation'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { askForPassword, setPassword } from '../password'
import { pressText } from '../press'
import { addresses } from '../services'

const { portal, signOn, cashier } = addresses
const visitor = '苏晚晴'
const password = 'Lighthouse-29'

for (const [index, width] of [1280, 375].entries()) {
  test(`a visitor lives a day with the mailbox open: a seat, a class, an invoice, a lesson, a colleague, a password, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const viewport = { width, height: 812 }
    await page.setViewportSize(viewport)
    const pageErrors = recordPageErrors(page, [portal, signOn, cashier])
    const id = 9831 + index
    const account = own(`resident${index + 1}`)
    const activity = own(`晚间门诊 ${width}`)
    const trainingClass = own(`一日小班 ${width}`)
    const company = own(`余姚晚晴灯具${width}有限公司`)

    await test.step('signs in for a seat at an activity, and has it by mail', async () => {
      offerActivity({ id, title: activity, seats: 1 })
      await arriveAtActivity(page, { id, account, button: '登录后报名' })
      await fillInSignUp(page, visitor, '13857312046')
      await signUp(page).getByRole('button', { name: '报名', exact: true }).click()
      await expect(signUp(page).getByText('已报名')).toBeVisible()
      await expect(signUp(page).getByText('名额已满')).toBeVisible()
    })
    const mailbox = await openMailbox(page, `${account}@chuhai.example`)
    await mailbox.read(`报名成功：${activity}`)

    await test.step('waits for a place in a class', async () => {
      offerClass({ id, name: trainingClass, seats: 0 })
      await page.goto(`/school/training/detail?id=${id}`)
      await isReady(page)
      await pressText(page.getByRole('link', { name: '报名候补' }).first())
      await fillIn(page)
      await acceptDeclaration(page)
      await form(page).getByRole('button', { name: '提交并加入候补' }).click()
      await expect(heading(page, '报名已提交')).toBeVisible()
      await expect(page.getByText('您排在候补第 1 位')).toBeVisible()
      operator('applications', 'accept', applicationOf(trainingClass))
      offerClass({ id, name: trainingClass, seats: 1 })
    })

    await test.step('takes the place that the mail offers, and the invoice', async () => {
      await mailbox.read(`有名额了：${trainingClass}`)
      const classes = await mailbox.follow('查看详情')
      await isReady(classes)
      const number = await buyOffered(classes)
      await classes.goto(`${portal}/schoolCenter/order?number=${number}`)
      await isReady(classes)
      await askForInvoice(classes, visitor)
      await classes.close()
      const invoice = await issueInvoice(number)
      await mailbox.read(`发票已开具：${trainingClass}`)
      const order = await mailbox.follow('查看详情')
      await isReady(order)
      expect(await downloadInvoice(order, invoice)).toBe(invoicePdf)
      await order.close()
    })

    await test.step('asks below a lesson, and reads the answer that a mail tells of', async () => {
      const question = own(`执照在有效期内就可以吗 ${width}`)
      await openLesson(page, { course: 102, lesson: '1-1' })
      await questionBox(page).fill(question)
      await sendQuestion(page, question)
      answerQuestion(question, '可以，注册当天有效就行')
      await mailbox.read('讲师答复了您的提问')
      const lesson = await mailbox.follow('查看详情')
      await isReady(lesson)
      await expect(lesson.getByText('可以，注册当天有效就行')).toBeVisible()
      await lesson.close()
    })

    await test.step('adds a company, and invites a colleague, who is there on return', async () => {
      await page.goto('/user/#organisations')
      await isReady(page)
      await page.getByRole('button', { name: '新增主体' }).first().click()
      const code = creditCodeOf(`91330281MA2AF6Q${index}${test.info().retry}`)
      await fillInCompany(page, company, code)
      await submitCompany(page)
      await expect(organisationForm(page)).toHaveCount(0)
      await openMembers(page, company)
      const link = await invite(page, company)
      const context = await browser.newContext({ viewport })
      const colleague = await context.newPage()
      await colleague.goto(link)
      await acceptInvitation(colleague, company, own(`companion${index + 1}`))
      await context.close()
      await comeBack(page)
      await expect(members(page, company).getByText('江一苇')).toBeVisible()
    })

    // The browser itself logs that the session has ended.
    expect(pageErrors.problems).toEqual([])
    await test.step('sets a new password by a mail, which signs out, and finds the seat again with it', async () => {
      await askForPassword(page, account)
      await setPassword(page, password)
      await page.goto(`/activity/detail?id=${id}`)
      await isReady(page)
      await pressText(signUp(page).getByRole('link', { name: '登录后加入候补' }))
      await logInAt(signOnFrame(page), account, password)
      await expect(signUp(page).getByText('已报名')).toBeVisible()
    })
  })
}
