import {
  deleteOffer,
  getOwnOffer,
  type OwnOfferWithDraft,
  saveOffer,
  stepOffer,
} from '@chuhai/contract/market'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { offerDouble, writtenOffer } from '../../testing/offers'
import OfferEditor from './OfferEditor'

const { id } = offerDouble()

const show = (server: ServerDouble) => {
  const app = createAppDouble({ server, user: userDouble })
  const { unmount } = render(
    <AppContext value={app}>
      <OfferEditor core={app.client.core} id={id} />
    </AppContext>,
  )
  const bodies = (method: string) =>
    server.requests.filter((one) => one.method === method).map(({ body }) => body)
  return { core: app.client.core, bodies, unmount }
}
const reading = (offer: OwnOfferWithDraft) => createServerDouble().answer(getOwnOffer, offer)
const type = (label: RegExp | string, value: string, index = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[index] as HTMLElement, { target: { value } })

beforeEach(() => {
  stubBrowser()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('a service that is written', () => {
  it('is saved as it was typed, prices in fen, before it is handed in', async () => {
    const server = reading(writtenOffer())
      .answer(saveOffer, offerDouble({ version: 3 }))
      .answer(stepOffer, writtenOffer({ version: 4, state: 'submitted' }))
    const { bodies } = show(server)
    await screen.findByRole('heading', { name: '白底主图五张' })
    type(/^价格（元）/, '199.90')
    type(/^包含什么/, '含精修\n两种光线')
    fireEvent.click(screen.getByRole('button', { name: '提交审核' }))
    expect(await screen.findByText('正在审核，现在不能修改。要改就先撤回。')).toBeTruthy()
    const [saved, stepped] = bodies('PUT')
    expect(saved).toMatchObject({
      version: 2,
      draft: { packages: [{ price: 19_990, contains: ['含精修', '两种光线'] }] },
    })
    expect(stepped).toEqual({ version: 3, step: 'submit' })
    expect((screen.getByLabelText(/^服务名称/) as HTMLInputElement).disabled).toBe(true)
  })

  it('says at each place what is missing, until it is there, and sends nothing', async () => {
    const { bodies } = show(reading(writtenOffer({}, { title: '', places: [] })))
    fireEvent.click(await screen.findByRole('button', { name: '提交审核' }))
    expect(await screen.findByText('还有 2 处要补充或修改')).toBeTruthy()
    const title = screen.getByLabelText(/^服务名称/)
    await waitFor(() => expect(document.activeElement).toBe(title))
    fireEvent.change(title, { target: { value: '白底主图' } })
    expect(screen.getByText('还有 1 处要补充或修改')).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: '线上' }))
    expect(screen.queryByText(/处要补充或修改/)).toBeNull()
    expect(bodies('PUT')).toEqual([])
  })

  it('shows what the server alone knows to be wrong', async () => {
    const server = reading(writtenOffer({}, { examples: [{ picture: '/files/a.png', text: '成图' }] })).fail(
      stepOffer,
      'MARKET_PICTURE_UNKNOWN',
      { fields: { 'draft.examples.0.picture': '图片已不存在，请重新上传' } },
    )
    show(server)
    fireEvent.click(await screen.findByRole('button', { name: '提交审核' }))
    expect(await screen.findByText('图片已不存在，请重新上传')).toBeTruthy()
  })

  it('gets packages, options and questions, and loses them, with keys of their own', async () => {
    const server = reading(writtenOffer()).answer(saveOffer, offerDouble({ version: 3 }))
    const { bodies, unmount } = show(server)
    const add = await screen.findByRole('button', { name: '加一个套餐' })
    fireEvent.click(add)
    fireEvent.click(add)
    expect(screen.queryByRole('button', { name: '加一个套餐' })).toBeNull()
    const third = screen.getByRole('listitem', { name: '套餐 3' })
    expect(third.contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '删除套餐 2' }))
    fireEvent.click(screen.getByRole('button', { name: '加一个加购项' }))
    fireEvent.click(screen.getByRole('button', { name: '加一个问题' }))
    fireEvent.click(screen.getByRole('button', { name: '删除问题 1' }))
    // What was typed last is kept also where its page is left at once.
    unmount()
    await waitFor(() => expect(bodies('PUT')).toHaveLength(1))
    expect(bodies('PUT')[0]).toMatchObject({
      draft: { packages: [{ key: 'p1' }, { key: 'p3' }], options: [{ key: 'o1' }], questions: [] },
    })
  })

  it('stays on the screen where it was changed elsewhere, until that is loaded', async () => {
    const server = reading(writtenOffer()).fail(saveOffer, 'MARKET_OFFER_CHANGED')
    show(server)
    await screen.findByRole('heading', { name: '白底主图五张' })
    server.answer(getOwnOffer, writtenOffer({ version: 5 }, { title: '场景图' }))
    type(/^服务名称/, '白底主图十张')
    fireEvent.click(screen.getByRole('button', { name: '提交审核' }))
    expect(await screen.findByText('别处有新的改动')).toBeTruthy()
    expect((screen.getByLabelText(/^服务名称/) as HTMLInputElement).value).toBe('白底主图十张')
    // The same read is refused for a moment.
    await waitFor(() => {
      const reload = screen.queryByRole('button', { name: '载入最新内容' })
      if (reload) fireEvent.click(reload)
      expect((screen.getByLabelText(/^服务名称/) as HTMLInputElement).value).toBe('场景图')
    })
  })

  it('goes on where only the answer to a save was lost', async () => {
    const server = reading(writtenOffer())
    const { bodies } = show(server)
    await screen.findByRole('heading', { name: '白底主图五张' })
    server.disconnect(saveOffer)
    type(/^服务名称/, '白底主图六张')
    fireEvent.click(screen.getByRole('button', { name: '提交审核' }))
    await screen.findByText('没有保存，稍后再试')
    server
      .fail(saveOffer, 'MARKET_OFFER_CHANGED')
      .answer(getOwnOffer, () => {
        server.answer(saveOffer, offerDouble({ version: 4 }))
        return writtenOffer({ version: 3 }, { title: '白底主图六张' })
      })
      .answer(stepOffer, writtenOffer({ version: 5, state: 'submitted' }))
    type(/^服务名称/, '白底主图七张')
    fireEvent.click(screen.getByRole('button', { name: '提交审核' }))
    expect(await screen.findByText(/正在审核/)).toBeTruthy()
    expect(bodies('PUT').at(-2)).toMatchObject({ version: 3, draft: { title: '白底主图七张' } })
  })
})

describe('a service that was reviewed', () => {
  it('says what is to be mended, at each part', async () => {
    show(
      reading(
        writtenOffer({
          state: 'returned',
          reason: '请补充案例',
          fields: { packages: '写明张数', title: '太短' },
        }),
      ),
    )
    expect(await screen.findByText('请补充案例')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: '套餐' })).getByText('审核意见：写明张数')).toBeTruthy()
    expect(within(screen.getByRole('region', { name: '基本信息' })).getByText('审核意见：太短')).toBeTruthy()
  })

  it('is paused and shown again, and what was changed can be thrown away', async () => {
    const published = {
      state: 'accepted',
      serviceId: 100_001,
      publishedAt: '2026-11-26T02:00:00.000Z',
    } as const
    const server = reading(writtenOffer({ ...published, state: 'draft' })).answer(
      stepOffer,
      writtenOffer({ ...published, state: 'draft', version: 3, isPaused: true }),
    )
    const { bodies } = show(server)
    fireEvent.click(await screen.findByRole('button', { name: '暂停接单' }))
    expect(await screen.findByRole('button', { name: '恢复接单' })).toBeTruthy()
    server.answer(stepOffer, writtenOffer({ ...published, version: 4, isPaused: true }))
    fireEvent.click(screen.getByRole('button', { name: '放弃修改' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '提交审核' })).toBeNull())
    expect(bodies('PUT')).toEqual([
      { version: 2, step: 'pause' },
      { version: 3, step: 'discard' },
    ])
  })

  it('that was never published is deleted after a question', async () => {
    const server = reading(writtenOffer()).answer(deleteOffer, null)
    const { bodies } = show(server)
    fireEvent.click(await screen.findByRole('button', { name: '删除' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('这项服务从未发布过，删除后不能恢复。')).toBeTruthy()
    fireEvent.click(within(dialog).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/user/?tab=provider'))
    expect(bodies('DELETE')).toHaveLength(1)
  })
})
