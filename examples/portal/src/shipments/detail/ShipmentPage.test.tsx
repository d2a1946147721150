import { getShipment, moveShipment } from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'
import { labelledDouble, shipmentDouble, shipmentNumber } from '../../testing/shipments'

const href = `/logistics/mailingList/orderDetail?number=${shipmentNumber}`
const open = (shipment = labelledDouble()) => {
  const server = createServerDouble().answer(getShipment, shipment)
  return openPage(href, { server }).then(({ main }) => ({ main, server }))
}

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the page of a shipment', () => {
  it('prints its label, and says where it goes and what it costs', async () => {
    const { main } = await open()
    const print = await main.findByRole('link', { name: '打印面单' })
    expect(print.getAttribute('href')).toBe(`/api/logistics/labels.pdf?number=${shipmentNumber}`)
    expect(main.getByText('Warszawa 00-950')).toBeTruthy()
    expect(main.getByText('0.5 kg × ¥257')).toBeTruthy()
    expect(main.getByText(`${shipmentNumber}A01`)).toBeTruthy()
  })

  it('asks before a label is voided, and sends the step that is shown', async () => {
    const { main, server } = await open()
    const voided = labelledDouble({ state: 'voided', step: 4, actions: ['save', 'relabel', 'cancel'] })
    server.answer(moveShipment, voided)
    fireEvent.click(await main.findByRole('button', { name: '作废面单' }))
    const dialog = within(await screen.findByRole('dialog', { name: '作废面单？' }))
    fireEvent.click(dialog.getByRole('button', { name: '作废面单' }))
    expect(await main.findByText('修改资料以后，重开面单，或取消运单')).toBeTruthy()
    const [sent] = server.requests.filter(({ method }) => method === 'PUT')
    expect(sent?.body).toEqual({ step: 3, action: 'voidLabel', words: '' })
    expect(main.queryByRole('link', { name: '打印面单' })).toBeNull()
  })

  it('writes once what a recipient and their company share', async () => {
    const { details } = shipmentDouble()
    const recipient = { ...details.recipient, company: details.recipient.name }
    const { main } = await open(labelledDouble({ details: { ...details, recipient } }))
    expect(await main.findAllByText('Anna Kowalska')).toHaveLength(1)
  })

  it('has no label before it is paid', async () => {
    const { main } = await open(shipmentDouble())
    expect(await main.findByRole('link', { name: '修改资料' })).toBeTruthy()
    expect(main.queryByRole('heading', { name: '面单' })).toBeNull()
  })

  it('says where there is no such shipment', async () => {
    const server = createServerDouble().fail(getShipment, 'NOT_FOUND')
    const { main } = await openPage(href, { server })
    expect(await main.findByText('没有这票运单')).toBeTruthy()
  })
})
