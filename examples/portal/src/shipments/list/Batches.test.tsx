import {
  chooseShipments,
  listShipmentBatches,
  listShipments,
  type ShipmentBatchWithRows,
} from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { upload } from '@chuhai/core/upload'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'
import { cardDouble, shipmentNumber } from '../../testing/shipments'

vi.mock('@chuhai/core/upload', () => ({ upload: vi.fn() }))

const id = '6f9619ff-8b86-4d01-b42d-00c04fc964aa'
const row = {
  line: 2,
  reference: 'SO-1',
  recipientName: 'Anna Kowalska',
  number: shipmentNumber,
  amount: 12_850,
}
const batch: ShipmentBatchWithRows = {
  id,
  fileName: '11 月.csv',
  at: '2026-11-28T03:00:00.000Z',
  made: 1,
  refused: 1,
  amount: 12_850,
  rows: [
    { ...row, problems: [] },
    {
      line: 3,
      reference: '',
      recipientName: '',
      number: null,
      amount: null,
      problems: ['邮编不对', '没有品名'],
    },
  ],
}
const openList = (earlier: readonly ShipmentBatchWithRows[] = []) => {
  const server = createServerDouble()
    .answer(listShipments, { list: [cardDouble()], total: 1, page: 1, rows: 20 })
    .answer(listShipmentBatches, [...earlier])
  return openPage('/logistics/mailingList', { server }).then(({ main }) => ({ main, server }))
}

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('many shipments by one file', () => {
  it('are paid together, and the rows that are wrong are said with their reasons', async () => {
    vi.mocked(upload).mockResolvedValue(batch)
    const { main, server } = await openList()
    server.answer(chooseShipments, { id: 1002 })
    await main.findByText('批量导入')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for a file')
    fireEvent.change(input, { target: { files: [new File(['x'], '11 月.csv')] } })
    expect(await main.findByText('已生成 1 票，1 行没有生成：')).toBeTruthy()
    expect(main.getByText('第 3 行：邮编不对；没有品名')).toBeTruthy()
    expect(main.getByRole('link', { name: '下载带原因的表格' }).getAttribute('href')).toBe(
      `/api/logistics/batches/${id}/result.csv`,
    )
    const lists = server.requests.filter(({ path }) => path === listShipments.path)
    expect(lists.length).toBeGreaterThan(1)
    fireEvent.click(main.getByRole('button', { name: '付这 1 票的运费，共 ¥128.50' }))
    await waitFor(() => expect(location.search).toBe('?kind=shipment&id=1002'))
    const sent = server.requests.find(({ path }) => path === chooseShipments.path)
    expect(sent?.body).toEqual({ numbers: [shipmentNumber], amount: 12_850 })
  })

  it('have a template, and the files of before', async () => {
    const { main } = await openList([batch])
    expect((await main.findByRole('link', { name: '下载模板' })).getAttribute('href')).toBe(
      '/api/logistics/template/shipments.csv',
    )
    expect(await main.findByText(/11 月\.csv 生成 1 票，没有生成 1 行/)).toBeTruthy()
  })
})
