import {
  answerReview,
  getDealReviews,
  type DealReviews as Reviews,
  reviewDeal,
} from '@chuhai/contract/market'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { DealReviews } from './DealReviews'

const number = 'C20261127406719285503'
const at = '2026-11-28T02:00:00.000Z'
const given = { stars: 4, words: '很仔细', at, answer: null, hidden: null }
const open: Reviews = {
  side: 'buyer',
  own: null,
  other: null,
  until: '2026-12-05T02:00:00.000Z',
  canReview: true,
  canAnswer: false,
}

const show = (reviews: Partial<Reviews> = {}) => {
  const server = createServerDouble().answer(getDealReviews, { ...open, ...reviews })
  const app = createAppDouble({ server, user: userDouble })
  const { core } = app.client
  const { container } = render(
    <AppContext value={app}>
      <DealReviews core={core} number={number} />
    </AppContext>,
  )
  return { server, core, container }
}

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the reviews of a deal', () => {
  it('are asked for with stars, and sent once for two presses', async () => {
    const { server } = show()
    const submit = await screen.findByRole('button', { name: '提交评价' })
    fireEvent.click(submit)
    expect(await screen.findByText('请选择星级')).toBeTruthy()
    const bodies: unknown[] = []
    const own = { ...open, own: given, canReview: false }
    server.answer(reviewDeal, ({ body }) => {
      bodies.push(body)
      return own
    })
    server.answer(getDealReviews, own)
    fireEvent.click(screen.getByRole('radio', { name: '4 星，好' }))
    fireEvent.change(screen.getByLabelText(/说说经过/), { target: { value: ' 很仔细 ' } })
    fireEvent.click(submit)
    fireEvent.click(submit)
    expect(await screen.findByText('您的评价')).toBeTruthy()
    expect(screen.getByText(/对方评价后公开，最晚在 2026-12-05 10:00/)).toBeTruthy()
    expect(bodies).toEqual([{ stars: 4, words: '很仔细' }])
  })

  it('keep what was typed for the next visit', async () => {
    const { core } = show()
    fireEvent.change(await screen.findByLabelText(/说说经过/), { target: { value: '写了一半' } })
    expect(core.drafts.open(`review.${number}`).read()).toMatchObject({ stars: null, words: '写了一半' })
  })

  it('are answered by the provider', async () => {
    const { server } = show({ side: 'provider', own: given, other: given, canReview: false, canAnswer: true })
    expect(await screen.findByText('买家的评价')).toBeTruthy()
    const submit = screen.getByRole('button', { name: '回复' })
    fireEvent.click(submit)
    expect(await screen.findByText('请填写回复')).toBeTruthy()
    const answered = { ...given, answer: { words: '谢谢', at } }
    const after = { ...open, side: 'provider', own: given, other: answered, canReview: false } as const
    server.answer(answerReview, after).answer(getDealReviews, after)
    fireEvent.change(screen.getByRole('textbox', { name: /回复买家的评价/ }), { target: { value: '谢谢' } })
    fireEvent.click(submit)
    expect(await screen.findByText('服务商回复：谢谢')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '回复' })).toBeNull()
  })

  it('say why one is hidden', async () => {
    show({ own: { ...given, hidden: '含有他人电话' }, canReview: false })
    expect(await screen.findByText(/已隐藏，其他人看不到。原因：含有他人电话/)).toBeTruthy()
  })

  it('are not there where all of the money went back', async () => {
    const { container } = show({ until: null, canReview: false })
    await vi.waitFor(() => expect(container.textContent).toBe(''))
  })
})
