import { expect, test } from '@playwright/test'
import { signInAtPartner, signInAtPortal } from '../account'
import { expectAccessible, expectNoOverflow, expectRight } from '../axe'
import { goToCashier, heading, isReady } from '../checkout'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressByKeyboard, pressText, reach } from '../press'
import { addresses } from '../services'
import {
  addCompany,
  agree,
  applicantOf,
  applicationOf,
  fillInStore,
  handIn,
  help,
  nextStep,
  progress,
  recentDay,
  setDay,
  storeForm,
  submit,
} from '../store-application'

const ours = [addresses.portal, addresses.signOn, addresses.cashier]
const applyPath = '/GStore/apply/1?site=us'
const subject = '亚马逊'

const due = (): string => new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString()

/** Somebody of the desk takes all stages of an opening, one after the other; `look` sees each. */
const openStore = async (id: string, look: (stage: string) => Promise<void>) => {
  operator('stores', 'hand', id, '材料已提交，平台一般 7 天内答复')
  await look('已提交平台')
  operator('stores', 'ask', id, due(), '补充水电费账单', '平台要近三个月的，地址与执照一致')
  await look('平台有疑问')
  operator('stores', 'hand', id, '补充的账单已提交')
  operator('stores', 'video', id, due(), '参加视频验证', '请法人带身份证和执照原件')
  await look('视频验证')
  operator('stores', 'open', id, 'A2Q3XEXAMPLE', 'https://www.amazon.example/sp', '可以上架商品了')
  await look('店铺已开通')
}

for (const [account, width, digit] of [
  ['opener1', 1280, 1],
  ['opener2', 375, 2],
] as const) {
  test(`a seller compares, applies, mends on another device, pays for help and sees the store opened, ${width} px wide`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const viewport = { width, height: 800 }
    const applicant = applicantOf(digit)
    const pageErrors = recordPageErrors(page, ours)

    await signInAtPortal(page, own(account))
    await page.setViewportSize(viewport)
    await page.goto('/user/#organisations')
    await addCompany(page, applicant)

    await page.goto('/GStore?compare=1-us,33-eu#storeComparison')
    await isReady(page)
    const table = page.getByRole('table').filter({ hasText: '佣金' }).first()
    await expect(table).toContainText(subject)
    await expect(table).toContainText('速卖通')
    await expectRight(page)
    await pressText(page.locator(`a[href="${applyPath}"]`).first())
    await fillInStore(page, applicant, async () => {
      await expectAccessible(page, '#application')
      await expectNoOverflow(page)
    })
    await expect(storeForm(page)).not.toContainText('6222021202017788')
    await agree(page)
    await submit(page).dblclick()
    await expect(storeForm(page).getByText('待审核').first()).toBeVisible()

    const id = applicationOf(applicant)
    expect(operator('applications', 'list', '--kind', '开店申请')).not.toContain('6222021202017788')
    operator(
      'applications',
      'reject',
      id,
      '两处需要修改',
      '--field',
      '地址账单=账单的地址与执照不一致',
      '--field',
      '店铺英文名=和已有店铺重名',
    )

    // On another device: everything is there, and both reasons stand at their fields.
    const context = await browser.newContext()
    const other = await context.newPage()
    await signInAtPortal(other, own(account))
    await other.setViewportSize(viewport)
    await other.goto(`${addresses.portal}${applyPath}`)
    await expect(storeForm(other).getByText('账单的地址与执照不一致').first()).toBeVisible()
    await expect(storeForm(other).getByText('和已有店铺重名').first()).toBeVisible()
    await expectAccessible(other, 'main')
    await storeForm(other).getByRole('button', { name: '修改并重新提交' }).click()
    await expect(storeForm(other).getByRole('heading', { level: 2, name: '商品与品牌' })).toBeVisible()
    await storeForm(other)
      .getByRole('textbox', { name: /店铺英文名/ })
      .fill(`${applicant.storeName} Living`)
    await nextStep(other, '资金与收款')
    await expect(storeForm(other).getByRole('textbox', { name: /银行账号/ })).toHaveValue(/7788$/)
    await nextStep(other, '平台材料')
    await handIn(other, '地址账单', '新账单.pdf')
    await setDay(other, /地址账单的日期/, recentDay())
    await nextStep(other, '联系人')
    await nextStep(other, '确认提交')
    await agree(other)
    await submit(other).click()
    await expect(storeForm(other).getByText('待审核').first()).toBeVisible()
    await context.close()

    operator('applications', 'accept', id)
    await page.goto(applyPath)
    const way = help(page).getByRole('listitem').filter({ hasText: '陪着做 · 60' })
    await pressText(way.getByRole('button', { name: /^选择：陪着做/ }))
    await expectRight(page)
    await pressText(way.getByRole('link', { name: '确认并付款' }))
    await expect(heading(page, '确认订单')).toBeVisible()
    await expect(page.getByText('已提交平台：退 80%')).toBeVisible()
    await page.getByRole('checkbox', { name: /购买须知/ }).check()
    await pressText(page.getByRole('button', { name: '提交订单' }))
    await pressText(page.getByRole('link', { name: '去支付', exact: true }))
    await goToCashier(page)
    await page.getByRole('button', { name: /^支付 / }).click()
    await page.getByRole('link', { name: '返回商家' }).click()
    await expect(heading(page, '支付成功，服务已开始')).toBeVisible()

    await page.goto(applyPath)
    await expect(help(page).getByText('已付款')).toBeVisible()
    await openStore(id, async (stage) => {
      await page.reload()
      await expect(progress(page).getByText(stage).first()).toBeVisible()
      await expectNoOverflow(page)
    })
    await expect(page.getByText('A2Q3XEXAMPLE')).toBeVisible()
    await expectAccessible(page, 'main')
    await page.goto('/user/?tab=stores')
    await expect(page.getByText('店铺已开通').first()).toBeVisible()
    expect(pageErrors.problems).toEqual([])
  })
}

test('a visitor of a partner’s page applies there, and the review and the opening come back to it', async ({
  page,
}) => {
  test.slow()
  const partner = [addresses.partner, addresses.portal, addresses.signOn]
  const pageErrors = recordPageErrors(page, partner)
  const applicant = applicantOf(3)
  await signInAtPartner(page, own('opener3'))
  await addCompany(page, applicant)
  await page.goto(`${addresses.partner}/elements.html`)
  await page.evaluate(() => {
    const element = document.createElement('chuhai-store-application')
    element.setAttribute('platform', 'amazon')
    element.setAttribute('site', 'us')
    document.querySelector('article')?.replaceChildren(element)
  })
  await fillInStore(page, applicant)
  await agree(page)
  await submit(page).click()
  await expect(storeForm(page).getByText('待审核').first()).toBeVisible()
  await expectAccessible(page, 'chuhai-store-application')
  const id = applicationOf(applicant)
  operator('applications', 'accept', id)
  operator('stores', 'hand', id, '材料已提交，平台一般 7 天内答复')
  await signInAtPortal(page, own('opener3'))
  await page.goto(`${addresses.portal}${applyPath}`)
  await expect(progress(page).getByText('已提交平台').first()).toBeVisible()
  expect(pageErrors.problems).toEqual([])
})

test('a seller applies with the keyboard only', async ({ page }) => {
  test.slow()
  const applicant = applicantOf(4)
  await signInAtPortal(page, own('opener4'))
  await page.goto('/user/#organisations')
  await addCompany(page, applicant)
  await page.goto(applyPath)
  const form = storeForm(page)
  const type = async (name: RegExp, text: string) => {
    await reach(form.getByRole('textbox', { name }))
    // What is known of the company is there already.
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  const pick = async (name: RegExp, option: string) => {
    await pressByKeyboard(form.getByRole('combobox', { name }))
    const list = page.getByRole('option')
    await expect(list.first()).toBeVisible()
    const words = await list.allTextContents()
    for (let step = 0; step < words.indexOf(option); step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  const goOn = async (step: string) => {
    await pressByKeyboard(form.getByRole('button', { name: '下一步' }))
    await expect(form.getByRole('heading', { level: 2, name: step })).toBeFocused()
  }
  await expect(form.getByRole('heading', { level: 2, name: '平台与站点' })).toBeVisible()
  await pick(/申请主体/, '内地企业')
  await pressByKeyboard(form.getByRole('checkbox', { name: '还没有店铺' }), 'Space')
  await goOn('主体与执照')
  await expect(form.getByRole('textbox', { name: /主体名称/ })).toHaveValue(applicant.company)
  await type(/法定代表人/, '沈亦舟')
  await goOn('商品与品牌')
  await type(/主营类目/, '家居收纳')
  await type(/商品说明/, '可折叠收纳箱，余姚生产。')
  await pick(/品牌情况/, '没有品牌')
  await type(/店铺英文名/, applicant.storeName)
  await goOn('资金与收款')
  await type(/首批货款预算/, '200000')
  await pick(/收款币种/, '美元')
  await type(/账户名称/, applicant.company)
  await type(/开户银行/, '中国银行北仑支行')
  await type(/银行账号/, '6222021202017788')
  await goOn('平台材料')
  await handIn(page, '法人身份证', '身份证.pdf')
  await handIn(page, '地址账单', '水电费账单.pdf')
  await type(/地址账单的日期/, recentDay())
  await goOn('联系人')
  await type(/姓名/, '沈亦舟')
  await type(/手机号/, '13805710826')
  await type(/邮箱/, 'shen@ningju.example')
  await goOn('确认提交')
  await pressByKeyboard(form.getByRole('checkbox', { name: /我已阅读/ }), 'Space')
  await pressByKeyboard(form.getByRole('button', { name: '提交申请' }))
  await expect(form.getByText('待审核').first()).toBeVisible()

  operator('applications', 'accept', applicationOf(applicant))
  await page.goto(applyPath)
  const button = help(page).getByRole('button', { name: /^选择：陪着做 · 60/ })
  await expect(button).toBeVisible()
  await pressByKeyboard(button)
  await expect(help(page).getByRole('link', { name: '确认并付款' })).toBeVisible()
})
