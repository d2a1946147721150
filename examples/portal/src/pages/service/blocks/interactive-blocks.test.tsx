import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../../app/app'
import { createAppDouble } from '../../../testing/app'
import { stubBrowser } from '../../../testing/browser'
import type { ShownBlock, ShownBlockOf } from './block'
import CalculatorPanel from './CalculatorPanel'
import Checklist from './Checklist'
import { FigureTable } from './FigureTable'
import Gallery from './Gallery'
import Timetable from './Timetable'

const head = { title: '标题', lead: null, name: null }
const at = { id: 'part', page: 'logistics', now: Date.parse('2026-11-23T04:00:00Z') }
const draw = (part: React.ReactNode, app = createAppDouble()) =>
  render(<AppContext.Provider value={app}>{part}</AppContext.Provider>)
const make = <T extends ShownBlock['type']>(type: T, rest: object) =>
  ({ ...head, type, note: null, ...rest }) as unknown as ShownBlockOf<T>

beforeEach(() => {
  stubBrowser()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a calculator', () => {
  const input = (name: string, label: string, value: number) => ({
    name,
    label,
    value,
    unit: '',
    min: 0,
    max: 1000,
    step: 1,
    hint: null,
  })
  const block = make('calculator', {
    formula: 'exportRefund',
    inputs: [
      input('invoice', '发票', 113),
      input('vat', '税率', 13),
      input('refund', '退税率', 13),
      input('fee', '服务费', 3),
    ],
    results: [
      { name: 'net', label: '到手', unit: '元', digits: 1 },
      { name: 'price', label: '不含税价', unit: '元', digits: 0 },
    ],
  })
  const answer = () => screen.getByRole('status').textContent

  it('answers at once, and again with every change', () => {
    draw(<CalculatorPanel block={block} {...at} />)
    expect(answer()).toContain('到手10.0 元')
    expect(answer()).toContain('不含税价100 元')
    fireEvent.change(screen.getByLabelText('服务费'), { target: { value: '1' } })
    expect(answer()).toContain('到手12.0 元')
  })

  it.each(['', 'abc', '1001', '-1'])('says what is wrong with “%s”, and answers nothing', (text) => {
    draw(<CalculatorPanel block={block} {...at} />)
    fireEvent.change(screen.getByLabelText('服务费'), { target: { value: text } })
    expect(screen.getByText('请输入 0–1000 之间的数')).toBeTruthy()
    expect(answer()).toContain('到手—')
  })

  it.each([
    ['typed', () => screen.getByLabelText<HTMLInputElement>('服务费')],
    ['moved', () => document.querySelectorAll<HTMLInputElement>('input[type=range]')[3] as HTMLInputElement],
  ])('answers to what was %s before its page was hydrated', (_, inputOf) => {
    const panel = (
      <AppContext.Provider value={createAppDouble()}>
        <CalculatorPanel block={block} {...at} />
      </AppContext.Provider>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.append(document.createRange().createContextualFragment(renderToString(panel)))
    expect(answer()).toContain('到手10.0 元')
    inputOf().value = '1'
    render(panel, { container, hydrate: true })
    expect(answer()).toContain('到手12.0 元')
    expect(screen.getByLabelText<HTMLInputElement>('服务费').value).toBe('1')
  })

  it('goes back to where it began', () => {
    draw(<CalculatorPanel block={block} {...at} />)
    fireEvent.change(screen.getByLabelText('发票'), { target: { value: '0' } })
    fireEvent.click(screen.getByRole('button', { name: '恢复默认' }))
    expect(answer()).toContain('到手10.0 元')
  })
})

describe('a checklist', () => {
  const block = make('checklist', {
    groups: [
      { title: '公司', items: ['执照', '身份证'].map((text) => ({ text, note: null })) },
      { title: '店铺', items: [{ text: '店名', note: '两个备选' }] },
    ],
  })
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) })

  it('counts what is ticked, and still knows it when the page is opened again', () => {
    draw(<Checklist block={block} {...at} />)
    fireEvent.click(tick('执照'))
    fireEvent.click(tick('店名'))
    expect(screen.getByRole('status').textContent).toBe('已备 2 / 3 项')
    cleanup()
    draw(<Checklist block={block} {...at} />)
    expect(['执照', '身份证', '店名'].map((name) => tick(name).checked)).toEqual([true, false, true])
  })

  it('forgets everything when asked to', () => {
    draw(<Checklist block={block} {...at} />)
    fireEvent.click(tick('执照'))
    fireEvent.click(screen.getByRole('button', { name: '全部取消' }))
    expect(screen.getByRole('status').textContent).toBe('已备 0 / 3 项')
    expect(localStorage.length).toBe(0)
  })

  it('keeps the ticks of each page apart', () => {
    draw(<Checklist block={block} {...at} />)
    fireEvent.click(tick('执照'))
    cleanup()
    draw(<Checklist block={block} {...at} page="GStore-1" />)
    expect(tick('执照').checked).toBe(false)
  })

  it('prints itself alone', () => {
    const isMarked: boolean[] = []
    vi.stubGlobal('print', () =>
      isMarked.push(document.getElementById('part')?.hasAttribute('data-printing') ?? false),
    )
    draw(<Checklist block={block} {...at} />)
    fireEvent.click(screen.getByRole('button', { name: '打印清单' }))
    expect(isMarked).toEqual([true])
    expect(document.getElementById('part')?.hasAttribute('data-printing')).toBe(false)
  })
})

describe('a table', () => {
  const block = make('table', {
    columns: [
      { title: '国家', isNumber: false },
      { title: '税率', isNumber: true },
    ],
    rows: [
      ['德国', '19%'],
      ['法国', '20%'],
    ],
    filter: '筛选国家',
  })

  it('is narrowed down by what is typed', () => {
    draw(<FigureTable block={block} {...at} />)
    const field = screen.getByRole('searchbox', { name: '筛选国家' })
    fireEvent.change(field, { target: { value: '德' } })
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['德国'])
    fireEvent.change(field, { target: { value: '火星' } })
    expect(screen.getByRole('status').textContent).toContain('没有“火星”')
  })
})

describe('a gallery', () => {
  const item = (title: string, group: string) => ({
    title,
    group,
    text: '',
    picture: '/media/a.svg',
    facts: [],
  })
  const block = make('gallery', {
    items: [item('水壶', '宁波'), item('灯', '宁波'), item('镜架', '温州')],
    ask: '问样品',
  })

  it('shows one group at a time, and asks about one of its pieces', () => {
    draw(<Gallery block={block} {...at} />)
    fireEvent.click(screen.getByRole('button', { name: '温州' }))
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual(['镜架'])
    expect(screen.getByRole('link', { name: '问样品：镜架' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '温州' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('pieces of a gallery that are asked about together', () => {
  const item = (title: string, group = '宁波') => ({
    title,
    group,
    text: '',
    picture: '/media/a.svg',
    facts: [],
  })
  const gallery = (titles: string[]) =>
    make('gallery', {
      items: [...titles.map((title) => item(title)), item('镜架', '温州')],
      ask: '问样品',
      together: '一起索样',
    })
  const block = gallery(['水壶', '灯'])
  const box = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `选这件：${title}` })
  const about = () => JSON.parse(screen.getByRole('link', { name: '一起索样' }).dataset.consult ?? '')

  it('are counted, also those of another group, and still known when the page is opened again', () => {
    draw(<Gallery block={block} {...at} />)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.queryByRole('link', { name: '一起索样' })).toBeNull()
    fireEvent.click(box('灯'))
    fireEvent.click(screen.getByRole('button', { name: '温州' }))
    fireEvent.click(box('镜架'))
    expect(screen.getByRole('status').textContent).toBe('已选 2 件')
    expect(about()).toEqual({ kind: 'sample', id: 'logistics', title: '灯、镜架' })
    cleanup()
    draw(<Gallery block={block} {...at} />)
    expect(['水壶', '灯', '镜架'].map((title) => box(title).checked)).toEqual([false, true, true])
  })

  it('are none again after 清空, which leaves the focus in the gallery', () => {
    draw(<Gallery block={block} {...at} />)
    fireEvent.click(box('灯'))
    fireEvent.click(screen.getByRole('button', { name: '清空' }))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(document.activeElement).toBe(box('水壶'))
    expect(localStorage.length).toBe(0)
  })

  it('are taken away once a consultation about them was sent, others stay', () => {
    const app = createAppDouble()
    draw(<Gallery block={block} {...at} />, app)
    for (const title of ['水壶', '灯', '镜架']) fireEvent.click(box(title))
    act(() => app.client.help.$sent.set({ kind: 'sample', id: 'siteBuild', title: '灯' }))
    expect(screen.getByRole('status').textContent).toBe('已选 3 件')
    act(() => app.client.help.$sent.set({ kind: 'sample', id: 'logistics', title: '灯、镜架' }))
    expect(screen.getByRole('status').textContent).toBe('已选 1 件')
    expect(box('水壶').checked).toBe(true)
    expect(app.client.help.$sent.get()).toBeNull()
  })

  it('are no more than their names fit into a consultation', () => {
    const titles = ['甲', '乙'].map((name) => name.repeat(49))
    draw(<Gallery block={gallery([...titles])} {...at} />)
    for (const title of titles) fireEvent.click(box(title))
    expect(box('镜架').disabled).toBe(true)
    expect(screen.getByRole('status').textContent).toContain('先问这些')
    expect(about().title).toHaveLength(99)
  })

  it('cannot be ticked where the page does not offer it', () => {
    draw(<Gallery block={make('gallery', { items: [item('水壶')], ask: '问样品' })} {...at} />)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('a timetable', () => {
  const entry = (date: string, title: string) => ({
    date,
    title,
    text: '',
    tag: null,
    until: null,
    repeats: null,
  })

  it('lights the next date, and says how far off it is', () => {
    const block = make('timetable', {
      list: [entry('2026-12-10', '月报'), entry('2026-11-01', '旧事'), entry('2026-11-24', '说明会')],
    })
    draw(<Timetable block={block} {...at} />)
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(['说明会', '月报'])
    expect(items[0]?.dataset.next).toBe('true')
    expect(items[0]?.textContent).toContain('明天')
    expect(items[1]?.textContent).toContain('17\u00a0天后')
  })

  it('says so when everything is over', () => {
    draw(<Timetable block={make('timetable', { list: [entry('2026-11-01', '旧事')] })} {...at} />)
    expect(screen.getByText(/这一轮已经结束/)).toBeTruthy()
  })
})
