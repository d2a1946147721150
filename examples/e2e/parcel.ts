import { expect, type Page } from '@playwright/test'
import { heading } from './checkout'
import { press, pressText } from './press'

/** A parcel of 2.3 kg to Poland by a line of a kilogram price, and what it costs as it is declared and as it is measured. */
export const parcel = {
  line: '云枢欧洲专线 · 税费预付',
  postcode: '00-950',
  declared: { kilograms: '2.3', sides: ['30', '25', '20'], freight: '¥165.80' },
  measured: { kilograms: '3.1', sides: '31x26x21', freight: '¥218.60' },
  difference: '¥52.80',
} as const

export const recipient = {
  收件人: 'Łucja Brzęczyszczykiewicz',
  地址: 'ul. Świętokrzyska 14',
  城市: 'Warszawa',
  电话: '+48 22 123 45 67',
} as const

/** A part of the form of a shipment, by its heading. */
const part = (page: Page, name: string) =>
  page.locator('.shipment-part').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

/** A field by its label; the names of others may begin with it. */
const field = (name: string) => new RegExp(`^${name}(（选填）)?$`)

/** Asks every line what the parcel costs. */
export const askForPrices = async (page: Page) => {
  const quote = page.locator('.ch-shipping-quote')
  await press(quote.getByRole('combobox', { name: '寄往' }))
  await pressText(page.getByRole('option', { name: '波兰', exact: true }))
  await quote.getByRole('textbox', { name: '邮编' }).fill(parcel.postcode)
  await quote.getByRole('textbox', { name: '单件重量（kg）' }).fill(parcel.declared.kilograms)
  for (const [index, side] of ['长（cm）', '宽（cm）', '高（cm）'].entries())
    await quote.getByRole('textbox', { name: side }).fill(parcel.declared.sides[index] ?? '')
  await pressText(quote.getByRole('button', { name: '查运费' }))
  await expect(quote.getByRole('heading', { name: /条线路可以寄/ })).toBeVisible()
}

/** Makes a shipment of the line. Returns its number. */
export const beginShipment = async (page: Page): Promise<string> => {
  const line = page.locator('.ch-shipping-quote__line').filter({ hasText: parcel.line })
  await expect(line.locator('.ch-shipping-quote__price b')).toHaveText(parcel.declared.freight)
  await pressText(line.getByRole('link', { name: `用${parcel.line}下单` }))
  await expect(heading(page, '填写运单')).toBeVisible()
  await pressText(page.getByRole('button', { name: '用这条线路填写运单' }))
  await expect(page).toHaveURL(/[?&]number=CY\d{16}$/)
  return new URL(page.url()).searchParams.get('number') ?? ''
}

const addSender = async (page: Page) => {
  await pressText(part(page, '寄件地址').getByRole('button', { name: '新增寄件地址' }))
  const dialog = page.getByRole('dialog', { name: '新增寄件地址' })
  const fill = (name: string, text: string) => dialog.getByRole('textbox', { name, exact: true }).fill(text)
  await fill('寄件人', '陈静怡')
  await fill('电话', '138 0013 8000')
  await dialog.getByRole('combobox', { name: /所在地区/ }).click()
  for (const region of ['浙江省', '宁波市', '余姚市'])
    await page.getByRole('option', { name: region, exact: true }).click()
  await fill('详细地址', '凤山街道阳明西路 718 号')
  await fill('寄件人（拉丁字母）', 'Chen Jingyi')
  await fill('地址（拉丁字母）', '718 Yangming West Road, Yuyao, Ningbo, Zhejiang')
  await pressText(dialog.getByRole('button', { name: '保存' }))
  await expect(dialog).toHaveCount(0)
  await expect(part(page, '寄件地址').getByRole('radio', { name: /Chen Jingyi/ })).toBeChecked()
}

const choose = async (page: Page, within: string, name: string, option: RegExp) => {
  await press(part(page, within).getByRole('combobox', { name: field(name) }))
  await pressText(page.getByRole('option', { name: option }))
}

const addGoods = async (page: Page) => {
  const goods = part(page, '货物')
  await pressText(goods.getByRole('button', { name: '添加货物' }))
  const line = goods.getByRole('group', { name: '第 1 种' })
  const fill = (name: string, text: string) => line.getByRole('textbox', { name: field(name) }).fill(text)
  await fill('中文品名', '硅胶手机壳')
  await fill('英文品名', 'Silicone phone case')
  // The code is found by the name of the goods.
  await line.getByRole('combobox', { name: field('海关编码') }).pressSequentially('手机壳')
  await pressText(page.getByRole('option', { name: /^392690/ }))
  await fill('数量', '12')
  await fill('申报单价（EUR）', '4.50')
  await fill('单件重量（kg）', '0.15')
  await fill('卖家货号（SKU）', 'CASE-15-BLK')
  await expect(goods.getByText('申报总价 €54.00，货物合计 1.8 kg，包裹合计 2.3 kg。')).toBeVisible()
}

/** Saves what is filled in, and goes on to the payment. */
export const goOn = (page: Page) => pressText(page.getByRole('button', { name: '保存并去付款' }))

/** Fills in everything; before that it goes no further. */
export const fillInShipment = async (page: Page) => {
  await addSender(page)
  const to = part(page, '收件地址')
  for (const [name, text] of Object.entries(recipient))
    await to.getByRole('textbox', { name: field(name) }).fill(text)
  await choose(page, '送到仓库', '交货仓库', /杭州集货仓/)
  await goOn(page)
  await expect(page.getByText('请至少填写一种货物')).toBeVisible()
  await addGoods(page)
  const customs = part(page, '清关')
  await customs.getByRole('textbox', { name: field('IOSS 号') }).fill('IM3720000224')
  await expect(customs.getByText('按 1 个税号计关税，共 €3.00')).toBeVisible()
}
