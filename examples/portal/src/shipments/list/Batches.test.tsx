import { chooseShipments, listShipmentBatches, type ShipmentBatchWithRows } from '@chuhai/contract/logistics'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { shipmentNumber } from '../../testing/shipments'
import Batches from './Batches'

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
/** The part of the page below the list; a file that is chosen is answered with `made`. */
const show = (earlier: readonly ShipmentBatchWithRows[] = [], made = batch) => {
  const server = createServerDouble().answer(listShipmentBatches, [...earlier])
  const onMade = vi.fn()
  // No generic function can be had from what one batch is.
  const sendTo = (() => Promise.resolve(made)) as ComponentProps<typeof Batches>['sendTo']
  render(<Batches core={createFakeCore({}, { server })} onMade={onMade} sendTo={sendTo} />)
  return { server, onMade }
}

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('many shipments by one file', () => {
  it('are paid together, and the rows that are wrong are said with their reasons', async () => {
    const { server, onMade } = show()
    server.answer(chooseShipments, { id: 1002 })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for a file')
    fireEvent.change(input, { target: { files: [new File(['x'], '11 月.csv')] } })
    expect(await screen.findByText('已生成 1 票，1 行没有生成：')).toBeTruthy()
    expect(screen.getByText('第 3 行：邮编不对；没有品名')).toBeTruthy()
    expect(screen.getByRole('link', { name: '下载带原因的表格' }).getAttribute('href')).toBe(
      `/api/logistics/batches/${id}/result.csv`,
    )
    expect(onMade).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: '付这 1 票的运费，共 ¥128.50' }))
    await waitFor(() => expect(location.search).toBe('?kind=shipment&id=1002'))
    const sent = server.requests.find(({ path }) => path === chooseShipments.path)
    expect(sent?.body).toEqual({ numbers: [shipmentNumber], amount: 12_850 })
  })

  it('have a template, and the files of before', async () => {
    show([batch])
    expect(screen.getByRole('link', { name: '下载模板' }).getAttribute('href')).toBe(
      '/api/logistics/template/shipments.csv',
    )
    expect(await screen.findByText(/11 月\.csv 生成 1 票，没有生成 1 行/)).toBeTruthy()
  })
})
