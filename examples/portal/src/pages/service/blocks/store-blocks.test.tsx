import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { AppContext } from '../../../app/app'
import type { Read } from '../../../app/page'
import { createAppDouble } from '../../../testing/app'
import { stubBrowser } from '../../../testing/browser'
import { requirementDouble, requirementDoubles } from '../../../testing/stores'
import StoreComparison from './StoreComparison'
import StoreSites from './StoreSites'
import { readStores, type ShownStore, shownStore, storeName } from './shown-store'
import { choiceOf } from './store-choice'

const stores = requirementDoubles.map(shownStore)
const many = ['us', 'uk', 'de', 'fr', 'it'].map((site) => shownStore(requirementDouble({ site })))
const head = { title: '逐项对比', lead: null, name: null, note: null }
const at = { id: 'storeComparison', page: 'GStore', now: 0 }

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const compare = (query: string, shown: ShownStore[] | null = stores) => {
  history.replaceState(null, '', `/GStore${query}`)
  render(
    <AppContext.Provider value={createAppDouble()}>
      <StoreComparison block={{ ...head, type: 'storeComparison', stores: shown }} {...at} />
    </AppContext.Provider>,
  )
}
const columns = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent)
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const state = () => screen.getByRole('status').textContent
const marked = (row: string) => {
  const cells = screen.getByRole('rowheader', { name: new RegExp(`^${row}`) }).closest('tr')
  return [...(cells?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)
}

describe('the choice of an address', () => {
  it.each([
    ['77-ru,1-us', ['1-us', '77-ru'], 0, 0],
    ['77', ['77-ru'], 0, 0],
    ['1', ['1-us'], 0, 0],
    ['1-us,1,1-us,', ['1-us'], 0, 0],
    ['1-us,1-xx,<b>,99', ['1-us'], 3, 0],
    ['', [], 0, 0],
  ])('%s is %j', (written, subjects, unknown, excess) => {
    const choice = choiceOf(written, stores)
    expect(choice.chosen.map(({ subject }) => subject)).toEqual(subjects)
    expect([choice.unknown, choice.excess]).toEqual([unknown, excess])
  })

  it('has four at most, the first of the address', () => {
    const { chosen, excess } = choiceOf('1-it,1-fr,1-de,1-uk,1-us', many)
    expect(chosen.map(({ site }) => site)).toEqual(['uk', 'de', 'fr', 'it'])
    expect(excess).toBe(1)
  })
})

describe('what a platform asks', () => {
  it('is told in words', () => {
    expect(shownStore(requirementDouble()).facts).toMatchObject({
      applicants: ['内地企业', '香港公司'],
      entryFee: ['不收'],
      monthlyFee: ['¥284/月'],
      names: ['英文 2–50 个字符，可以有数字'],
      documents: ['营业执照', '法人身份证'],
    })
    expect(stores[2]?.facts).toMatchObject({
      monthlyFee: ['视情况而定'],
      names: ['中文 2–10 个字', '英文 3 个字符，只用字母'],
      documents: ['营业执照', '法人身份证', '海关登记卡（30 天内，选交）'],
    })
  })

  it('keeps Latin names apart from Chinese', () => {
    const named = (platformName: string) => storeName(shownStore(requirementDouble({ platformName })))
    expect(['亚马逊', 'eBay'].map(named)).toEqual(['亚马逊美国站', 'eBay 美国站'])
  })

  it('is read for all platforms, or for one', async () => {
    const asked: unknown[] = []
    const read = (async (_: unknown, input: unknown) => {
      asked.push(input)
      return requirementDoubles
    }) as Read
    expect((await readStores(read)).length).toBe(3)
    await readStores(read, 77)
    expect(asked).toEqual([{ query: {} }, { query: { platformIds: '77' } }])
  })
})

describe('stores side by side', () => {
  it('begin with the choice alone', () => {
    compare('')
    expect(state()).toBe('选 2–4 个站点，逐项对比。')
    expect(columns()).toEqual([])
    expect(within(screen.getByRole('list', { name: '亚马逊' })).getAllByRole('link').length).toBe(2)
  })

  it('are columns in the order of the list, each with the way to apply', () => {
    compare('?compare=77-ru,1-us')
    expect(columns()).toEqual(['亚马逊美国站去申请', '奥宗俄罗斯站去申请'])
    expect(screen.getByRole('link', { name: '去申请奥宗俄罗斯站' }).getAttribute('href')).toBe(
      '/GStore/apply/77?site=ru',
    )
  })

  it('mark what is not the same everywhere, also a document that one alone asks for', () => {
    compare('?compare=1-us,77-ru')
    expect(state()).toBe('已选 2 个，3 项有不同。')
    expect(marked('要交的材料')).toEqual(['海关登记卡（30 天内，选交）'])
    expect(marked('月租')).toEqual(['¥284/月', '视情况而定'])
    expect(marked('佣金')).toEqual([])
  })

  it('show the differences alone when asked to', () => {
    compare('?compare=1-us,1-jp')
    expect(rowNames().length).toBe(12)
    fireEvent.click(screen.getByRole('checkbox', { name: '只看不同' }))
    expect(rowNames()).toEqual(['商品语言有不同', '资料日期'])
  })

  it('follow the address, and lead to it with one more or one less', () => {
    compare('?compare=77-ru')
    expect(state()).toBe('已选 1 个，再选一个就能看出不同。')
    const add = screen.getByRole('link', { name: '美国站，加入对比' })
    expect(add.getAttribute('href')).toBe('/GStore?compare=1-us,77-ru#storeComparison')
    act(() => navigate('/GStore?compare=1-us,77-ru'))
    expect(columns().length).toBe(2)
    const remove = screen.getByRole('link', { name: '俄罗斯站，移出对比' })
    expect(remove.getAttribute('aria-current')).toBe('true')
    expect(remove.getAttribute('href')).toBe('/GStore?compare=1-us#storeComparison')
  })

  it('lead back to no choice', () => {
    compare('?compare=77-ru')
    expect(screen.getByRole('link', { name: '俄罗斯站，移出对比' }).getAttribute('href')).toBe(
      '/GStore#storeComparison',
    )
  })

  it('say what of the address they left out', () => {
    compare('?compare=1-us,1-xx,zz')
    expect(state()).toContain('地址里有 2 项不是我们列出的站点，已略去。')
    cleanup()
    compare(`?compare=${many.map(({ subject }) => subject)}`, many)
    expect(state()).toContain('一次最多对比 4 个，多出的 1 个没有放进来。')
  })

  it('take no fifth', () => {
    compare('?compare=1-us,1-uk,1-de,1-fr', many)
    expect(state()).toBe('已选 4 个，没有不同，要换别的，先移出一个。')
    expect(within(screen.getByRole('list', { name: '亚马逊' })).getAllByRole('link').length).toBe(4)
  })

  it('offer to try again where they could not be read', () => {
    compare('?compare=1-us', null)
    expect(screen.getByText('各站点的要求没有载入')).toBeTruthy()
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  })

  it('are scrolled to where the address leads to them from another page', () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    compare('?compare=1')
    expect(scrolled).not.toHaveBeenCalled()
    cleanup()
    compare('?compare=1#storeComparison')
    expect(scrolled).toHaveBeenCalledOnce()
  })

  it('can be scrolled by keyboard', () => {
    compare('?compare=1-us,77-ru')
    expect(screen.getByRole('region', { name: '逐项对比' }).tabIndex).toBe(0)
  })
})

describe('the sites of a platform', () => {
  it('lead to the comparison and to the application', () => {
    render(
      <AppContext.Provider value={createAppDouble()}>
        <StoreSites block={{ ...head, type: 'storeSites', platform: 1, list: stores.slice(0, 2) }} {...at} />
      </AppContext.Provider>,
    )
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('和别的平台对比')).toBe('/GStore?compare=1#storeComparison')
    expect(hrefOf('放进对比：日本站')).toBe('/GStore?compare=1-jp#storeComparison')
    expect(hrefOf('去申请亚马逊日本站')).toBe('/GStore/apply/1?site=jp')
  })
})
