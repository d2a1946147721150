import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { warehouseDouble } from '../../testing/logistics'
import { showPage } from '../../testing/show-page'

const open = Date.parse('2026-11-27T02:00:00Z')
const show = (now = open, change: Partial<typeof warehouseDouble> = {}) =>
  showPage(
    '/logistics/warehouse/hangzhou',
    {
      above: [{ title: '仓库', path: '/logistics/warehouse/list' }],
      warehouse: { ...warehouseDouble, ...change },
    },
    { now },
  )
const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the address of a warehouse', () => {
  it('is copied field by field, or as a whole', async () => {
    const copied: string[] = []
    stubClipboard(async (text) => void copied.push(text))
    const { main } = await show()
    await act(async () => main.getByRole('button', { name: '复制街道门牌' }).click())
    expect(main.getByText('已复制街道门牌')).toBeTruthy()
    await act(async () => main.getByRole('button', { name: '复制整段地址' }).click())
    await act(async () => main.getByRole('button', { name: '复制整段英文地址', hidden: true }).click())
    expect(copied).toEqual([
      '六号大街 452 号 3 号库',
      '中国浙江省杭州市钱塘区六号大街 452 号 3 号库\n出海云收货部 0571-8600 1234 310018',
      'Chuhai Receiving\n+86 571 8600 1234\nBuilding 3, No. 452, Street 6\nQiantang\nHangzhou\nZhejiang 310018\nChina',
    ])
  })

  it('says where it could not be copied', async () => {
    stubClipboard(() => Promise.reject(new Error('forbidden')))
    const { main } = await show()
    await act(async () => main.getByRole('button', { name: '复制邮编' }).click())
    expect(main.getByText('没能复制，请选中后复制')).toBeTruthy()
  })

  it('is in one alphabet where there is no other', async () => {
    const { main } = await show(open, { latinAddress: null })
    expect(main.queryByText('英文地址')).toBeNull()
  })
})

it('says when it is open, and whether it is now', async () => {
  const { main } = await show()
  expect(main.getByText('现在营业，到 18:00')).toBeTruthy()
  expect(main.getByText('周一至周五').nextElementSibling?.textContent).toBe('09:00–18:00')
  expect(main.getByText('周日').nextElementSibling?.textContent).toBe('休息')
  cleanup()
  const shut = await show(Date.parse('2026-11-29T02:00:00Z'))
  expect(shut.main.getByText('现在休息')).toBeTruthy()
})

it('has the way as a drawing that says what it shows', async () => {
  const { main } = await show()
  expect(main.getByRole('img', { name: '杭州下沙仓的示意图，附近有文泽路地铁站' })).toBeTruthy()
})

it('says what it takes, and what not', async () => {
  const { main } = await show()
  expect(main.getByText('普货、内置电池')).toBeTruthy()
  expect(main.getByText('易燃易爆品')).toBeTruthy()
  expect(main.getByText(/^50\skg$/)).toBeTruthy()
  expect(main.getByText('在运单里选这个仓库')).toBeTruthy()
})
