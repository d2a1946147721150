import { getQuote, quoteShipping } from '@chuhai/contract/logistics'
import { createMemoryStorage } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQuoteCore, packet, quoteDouble } from '../testing/quote'
import { ShippingQuote, type ShippingQuoteProps } from './ShippingQuote'

const show = (props: Partial<ShippingQuoteProps> = {}, core = createQuoteCore()) => {
  render(<ShippingQuote core={core} destination="US" {...props} />)
  return core
}
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const fillIn = () => {
  type(/邮编/, '90001')
  type(/单件重量/, '2.3')
  type(/^长/, '30')
  type(/^宽/, '25')
  type(/^高/, '20')
}
const ask = () => act(async () => screen.getByRole('button', { name: /查运费|重新查询/ }).click())
const lines = async () => {
  await screen.findByRole('heading', { name: /条线路可以寄/ })
  return screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
}
const askedFor = (core: ReturnType<typeof createQuoteCore>) =>
  core.server.requests.filter(({ path, method }) => path === quoteShipping.path && method === 'POST')

/** The same is not sent again within a second. */
const waitASecond = () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 5000)
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the form of a quote', () => {
  it('asks in grams and millimetres, and leads to what the lines say', async () => {
    const core = show()
    fillIn()
    await ask()
    expect(await lines()).toEqual(['美国空派普货', '国际快递优先'])
    expect(askedFor(core)[0]?.body).toMatchObject({
      destination: { country: 'US', postcode: '90001' },
      parcels: [{ grams: 2300, lengthMm: 300, widthMm: 250, heightMm: 200 }],
    })
    expect(document.activeElement?.textContent).toMatch(/条线路可以寄/)
  })

  it('leads to the first field that is wrong, and asks for nothing', async () => {
    const core = show()
    type(/邮编/, '90001')
    await ask()
    expect(screen.getAllByText('每条边须在 0.1 至 600 cm 之间')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /单件重量/ }))
    expect(askedFor(core)).toHaveLength(0)
  })

  it('refuses more parcels than a shipment has, of all rows together', async () => {
    const core = show()
    fillIn()
    type(/件数/, '15')
    fireEvent.click(screen.getByRole('button', { name: '再加一组' }))
    const second = within(screen.getByRole('group', { name: '第 2 组包裹' }))
    for (const field of second.getAllByRole('textbox')) fireEvent.change(field, { target: { value: '10' } })
    await ask()
    expect(screen.getByText('一次最多 20 个包裹')).toBeTruthy()
    expect(askedFor(core)).toHaveLength(0)
  })

  it('has rows of parcels that come and go, and one at least', () => {
    show()
    expect(screen.queryByRole('button', { name: /删除/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '再加一组' }))
    fireEvent.click(screen.getByRole('button', { name: '删除第 1 组包裹' }))
    expect(screen.getAllByRole('group', { name: /组包裹/ })).toHaveLength(1)
  })

  it('is sent once for two presses', async () => {
    const core = show()
    fillIn()
    const button = screen.getByRole('button', { name: '查运费' })
    await act(async () => {
      button.click()
      button.click()
    })
    await lines()
    expect(askedFor(core)).toHaveLength(1)
  })

  it('says why there is no answer, and keeps what was typed for the next try', async () => {
    const core = createQuoteCore()
    core.server.fail(quoteShipping, 'SERVICE_UNAVAILABLE')
    show({}, core)
    fillIn()
    await ask()
    expect(screen.getByRole('alert').textContent).toMatch(/没有查到运费 服务暂时不可用/)
    core.server.answer(quoteShipping, quoteDouble)
    waitASecond()
    await ask()
    expect(await lines()).toHaveLength(2)
  })

  it('has what was typed, and the quote, after a reload', async () => {
    const sessionStorage = createMemoryStorage()
    show({}, createQuoteCore({}, { sessionStorage }))
    fillIn()
    await ask()
    await lines()
    cleanup()
    show({}, createQuoteCore({}, { sessionStorage }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /单件重量/ }).value).toBe('2.3')
    expect(await lines()).toHaveLength(2)
  })
})

describe('the last quote of a tab', () => {
  const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: /单件重量/ })
  const reloaded = async (serve: (core: ReturnType<typeof createQuoteCore>) => void) => {
    const sessionStorage = createMemoryStorage()
    show({}, createQuoteCore({}, { sessionStorage }))
    fillIn()
    await ask()
    await lines()
    cleanup()
    const core = createQuoteCore({}, { sessionStorage })
    serve(core)
    return show({}, core)
  }

  it('keeps no one from typing while it is on its way, and stays away then', async () => {
    let answer = (_: typeof quoteDouble) => {}
    await reloaded((core) =>
      core.server.answer(
        getQuote,
        () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      ),
    )
    expect(typed().disabled).toBe(false)
    type(/单件重量/, '9')
    await act(async () => answer(quoteDouble))
    expect(typed().value).toBe('9')
    expect(screen.queryByRole('heading', { name: /条线路可以寄/ })).toBeNull()
  })

  it('that is gone is said to nobody', async () => {
    const core = await reloaded((made) => made.server.fail(getQuote, 'NOT_FOUND'))
    await waitFor(() => expect(core.server.requests).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(typed().value).toBe('2.3')
  })
})

describe('what the lines say', () => {
  const quote = quoteDouble.number

  it('is the price with each part of the sum, and the weight that counted with its reason', async () => {
    show({ quote })
    await lines()
    const [first] = screen.getAllByRole('table', { hidden: true })
    if (!first) throw new Error('no table')
    const rows = within(first).getAllByRole('row', { hidden: true })
    expect(rows.map((row) => row.textContent)).toEqual([
      '项目怎么算金额',
      '运费2.5 kg × ¥42¥105',
      '燃油附加费运费 ¥105 × 14%，最低 ¥23.40¥23.40',
      '合计¥128.40',
    ])
    expect(screen.getAllByText(/按较重的 2\.5 kg 计费/)[0]).toBeTruthy()
  })

  it('is in the order of price or of days', async () => {
    show({ quote })
    await lines()
    fireEvent.click(screen.getByRole('radio', { name: '时效快' }))
    expect(await lines()).toEqual(['国际快递优先', '美国空派普货'])
  })

  it('names what would cost less, and takes it not', async () => {
    show({ quote })
    await lines()
    expect(screen.getByText(/高度减到 18 cm/).textContent).toMatch(/可省\s¥11\.40/)
    expect(screen.getByText('¥128.40', { selector: 'b' })).toBeTruthy()
  })

  it('is why it is not possible, where it is not', async () => {
    show({ quote }, createQuoteCore({ lines: [packet] }))
    expect(await screen.findByRole('heading', { name: '这批包裹没有线路可以寄' })).toBeTruthy()
    expect(screen.getByText('每件最重 2 kg，这一件 2.3 kg')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /下单/ })).toBeNull()
  })

  it('leads to the order of a line at the portal, in a new window of another site', async () => {
    show({ quote })
    await lines()
    const link = screen.getByRole('link', { name: /^用美国空派普货下单/ })
    expect(link.getAttribute('href')).toBe(
      `http://chuhai.test/logistics/logisticsOrder?quote=${quote}&line=1`,
    )
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('aria-label')).toMatch(/（新窗口打开）$/)
  })

  it('cannot be ordered once it has ended, or while the form says something else', async () => {
    show({ quote }, createQuoteCore({ endsAt: '2026-11-28T01:00:00.000Z' }))
    await lines()
    expect(screen.getByText(/报价已过有效期/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /下单/ })).toBeNull()
    cleanup()
    show({ quote })
    await lines()
    type(/单件重量/, '3')
    expect(screen.getByText('内容改过了，下面还是之前的报价。')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /下单/ })).toBeNull()
  })

  it('tells the page of a new quote, not of one that was opened', async () => {
    const onQuoted = vi.fn()
    show({ quote, onQuoted })
    await lines()
    expect(onQuoted).not.toHaveBeenCalled()
    await ask()
    await waitFor(() =>
      expect(onQuoted).toHaveBeenCalledExactlyOnceWith({ number: quoteDouble.number, lines: 2 }),
    )
  })

  it('is gone where there is no quote of that number', async () => {
    const core = createQuoteCore()
    core.server.fail(getQuote, 'NOT_FOUND')
    show({ quote }, core)
    expect(await screen.findByText(/没有这份报价/)).toBeTruthy()
  })

  it('is in English, too', async () => {
    show({ quote, locale: 'en' })
    expect(await screen.findByRole('heading', { name: '2 lines take them' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Air line to the US' })).toBeTruthy()
  })
})
