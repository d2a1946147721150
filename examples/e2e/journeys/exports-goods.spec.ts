import { expect, type Page, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectAccessible, expectNoOverflow, expectRight } from '../axe'
import { goToCashier, heading, isReady } from '../checkout'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { press, pressText } from '../press'
import { addresses } from '../services'
import { addCompany, agree, applicantOf, handIn, nextStep, storeForm, submit } from '../store-application'

const ours = [addresses.portal, addresses.signOn, addresses.cashier]
const path = '/comprehensive/order'

const fill = (page: Page, name: RegExp, text: string) =>
  storeForm(page).getByRole('textbox', { name }).fill(text)

const sum = (page: Page) => page.getByRole('table', { name: '费用' })
const progress = (page: Page) => page.getByRole('list', { name: '办理进度' })

/** Fills in everything up to the confirmation; `review` looks at each step before it is left. */
const fillIn = async (page: Page, goods: string, review: () => Promise<void>) => {
  await expect(storeForm(page).getByRole('heading', { level: 2, name: '货物' })).toBeVisible()
  await press(storeForm(page).getByRole('combobox', { name: /监管方式/ }))
  await pressText(page.getByRole('option', { name: '0110 一般贸易', exact: true }))
  await fill(page, /品名/, goods)
  await fill(page, /申报要素/, '4421919090，竹，收纳，无牌，1200 个')
  await fill(page, /目的国与口岸/, '德国，宁波港出运')
  await review()
  await nextStep(page, '数量与服务')
  await fill(page, /报关票数/, '2')
  await fill(page, /申报金额/, '80000')
  await fill(page, /件数/, '120')
  await fill(page, /毛重/, '1800')
  await pressText(storeForm(page).getByText('收结汇', { exact: true }))
  await review()
  await nextStep(page, '单证')
  await handIn(page, '外销合同或平台订单', '合同.pdf')
  await handIn(page, '箱单与发票', '箱单.pdf')
  await review()
  await nextStep(page, '联系人')
  await fill(page, /姓名/, '沈亦舟')
  await fill(page, /手机号/, '13805710826')
  await fill(page, /邮箱/, 'shen@ningju.example')
  await nextStep(page, '确认提交')
}

for (const [account, width, digit] of [
  ['exporter1', 1280, 5],
  ['exporter2', 375, 6],
] as const) {
  test(`a seller hands goods over, sees the sum, pays and follows every stage, ${width} px wide`, async ({
    page,
  }) => {
    test.slow()
    const goods = own(`竹制收纳盒 ${digit}`)
    const pageErrors = recordPageErrors(page, ours)
    await signInAtPortal(page, own(account))
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/user/#organisations')
    await addCompany(page, applicantOf(digit))

    await page.goto(path)
    await isReady(page)
    await fillIn(page, goods, async () => {
      await expectAccessible(page, '#application')
      await expectNoOverflow(page)
    })
    await expect(sum(page)).toContainText('80,000 美元 × ¥0.03')
    await expect(sum(page)).toContainText('2 票 × ¥200')
    await expect(sum(page)).toContainText('¥2,800')
    await expectAccessible(page, '#application')
    await expectNoOverflow(page)
    await agree(page)
    await submit(page).dblclick()
    await expect(storeForm(page).getByText('待审核').first()).toBeVisible()

    const [line = ''] = operator('applications', 'list', '--kind', '外贸综合服务委托')
      .split('\n')
      .filter((one) => one.includes(goods))
    const id = /^[\da-f]{8}/.exec(line)?.[0] ?? ''
    operator('applications', 'accept', id)
    await page.reload()
    await expect(progress(page).getByText('付款后核对单证，缺什么写在这里')).toBeVisible()
    await expectRight(page)
    await pressText(page.getByRole('link', { name: '下单付款' }))
    await expect(heading(page, '确认订单')).toBeVisible()
    await expect(page.getByText('单证齐备：退 80%')).toBeVisible()
    await page.getByRole('checkbox', { name: /购买须知/ }).check()
    await pressText(page.getByRole('button', { name: '提交订单' }))
    await pressText(page.getByRole('link', { name: '去支付', exact: true }))
    await goToCashier(page)
    await page.getByRole('button', { name: /^支付 / }).click()
    await page.getByRole('link', { name: '返回商家' }).click()
    await expect(heading(page, '支付成功，开始办理')).toBeVisible()

    await pressText(page.getByRole('link', { name: '我的委托' }))
    for (const [stage, words] of [
      ['单证齐备', '合同、箱单、发票都有'],
      ['报关放行', '宁波海关已放行'],
      ['收汇结汇', '按当日汇率结汇'],
    ] as const) {
      operator('consignments', 'set', id, stage, words)
      await page.reload()
      await expect(progress(page).getByText(words)).toBeVisible()
      await expectNoOverflow(page)
    }
    await expectAccessible(page, 'main')
    await pressText(page.getByRole('link', { name: '再委托一单' }).first())
    await expect(storeForm(page).getByText('填入上次的内容')).toBeVisible()
    expect(pageErrors.problems).toEqual([])
  })
}
