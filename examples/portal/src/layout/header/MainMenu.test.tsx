import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { Header } from './Header'

const open = (user?: typeof userDouble) => {
  const app = createAppDouble({ user })
  render(
    <AppContext value={app}>
      <Header />
    </AppContext>,
  )
  const menu = within(screen.getByRole('navigation', { name: '主导航' }))
  const top = (name: string) => menu.getByText(name, { selector: '.portal-menu__top' })
  const link = (name: string) =>
    menu.getByText(name, { selector: '.portal-menu__title' }).closest('a') as HTMLElement
  const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true'
  return { core: app.client.core, menu, top, link, isOpen }
}

beforeEach(() => {
  stubBrowser()
  history.replaceState(null, '', '/')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the main menu', () => {
  it('has the store entries of the platforms, and hides what is disabled', () => {
    const { menu } = open()
    expect(menu.getByText('亚马逊').closest('a')?.getAttribute('href')).toBe('/GStore/details/1?tag=1')
    expect(menu.queryByText('人才培养')).toBeNull()
  })

  it('says that an item leads to another site or opens a new tab', () => {
    const { link } = open()
    expect(within(link('供应链商城')).getByLabelText('外部网站')).toBeTruthy()
    expect(link('供应链商城').getAttribute('rel')).toBe('noopener noreferrer')
    expect(within(link('跨境学院')).getByLabelText('新标签页')).toBeTruthy()
    expect(link('跨境学院').getAttribute('target')).toBe('_blank')
  })

  it('opens a group under the mouse and closes it 150 ms after the mouse has left', async () => {
    vi.useFakeTimers()
    const { top, isOpen } = open()
    const group = top('找服务').parentElement as HTMLElement
    fireEvent.pointerEnter(group, { pointerType: 'mouse' })
    expect(isOpen('找服务')).toBe(true)
    fireEvent.click(top('找服务'))
    expect(isOpen('找服务')).toBe(true)
    fireEvent.pointerLeave(group, { pointerType: 'mouse' })
    await act(() => vi.advanceTimersByTimeAsync(149))
    expect(isOpen('找服务')).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(isOpen('找服务')).toBe(false)
  })

  it('opens a group for a pointer that was over a page that has been removed', () => {
    const { top, isOpen } = open()
    // The removed page sends no `pointerout`, and `relatedTarget` is an element around it.
    fireEvent.pointerOver(top('找培训'), {
      pointerType: 'mouse',
      relatedTarget: screen.getByRole('banner'),
    })
    expect(isOpen('找培训')).toBe(true)
  })

  it('stays closed while the pointer moves on over a group that Escape has closed', () => {
    const { top, link, isOpen } = open()
    fireEvent.pointerOver(top('找培训'), { pointerType: 'mouse' })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    fireEvent.pointerOver(link('跨境学院'), { pointerType: 'mouse', relatedTarget: top('找培训') })
    expect(isOpen('找培训')).toBe(false)
  })

  it('opens and closes a group by touch, and closes it by a tap elsewhere', () => {
    const { top, isOpen } = open()
    fireEvent.pointerEnter(top('找服务').parentElement as HTMLElement, { pointerType: 'touch' })
    expect(isOpen('找服务')).toBe(false)
    fireEvent.click(top('找服务'))
    expect(isOpen('找服务')).toBe(true)
    fireEvent.click(top('大数据'))
    expect([isOpen('找服务'), isOpen('大数据')]).toEqual([false, true])
    fireEvent.click(top('大数据'))
    expect(isOpen('大数据')).toBe(false)
    fireEvent.click(top('大数据'))
    fireEvent.pointerDown(document.body)
    expect(isOpen('大数据')).toBe(false)
  })

  it('closes a group whose page is chosen', () => {
    const { top, link, isOpen } = open()
    document.addEventListener('click', (click) => click.preventDefault(), { once: true })
    fireEvent.pointerEnter(top('找服务').parentElement as HTMLElement, { pointerType: 'mouse' })
    fireEvent.click(link('税务合规'))
    expect(isOpen('找服务')).toBe(false)
  })

  it('closes what the mouse has opened by Escape', () => {
    const { top, isOpen } = open()
    fireEvent.pointerEnter(top('找服务').parentElement as HTMLElement, { pointerType: 'mouse' })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isOpen('找服务')).toBe(false)
  })
})

describe('the main menu by keyboard', () => {
  const keys = userEvent.setup()

  it('moves along the groups by arrows, Home and End', async () => {
    const { top, isOpen } = open()
    top('找服务').focus()
    await keys.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(top('找培训'))
    await keys.keyboard('{End}')
    expect(document.activeElement).toBe(top('资讯'))
    await keys.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(top('资讯'))
    await keys.keyboard('{ArrowLeft}{Home}')
    expect(document.activeElement).toBe(top('找服务'))
    expect(isOpen('找服务')).toBe(false)
  })

  it('opens a group by Enter and enters it by the down arrow', async () => {
    const { top, link, isOpen } = open()
    top('找培训').focus()
    await keys.keyboard('{Enter}')
    expect(isOpen('找培训')).toBe(true)
    expect(document.activeElement).toBe(top('找培训'))
    await keys.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link('跨境学院'))
    await keys.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(link('平台孵化课'))
    await keys.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(top('找培训'))
    await keys.keyboard('{Enter}')
    expect(isOpen('找培训')).toBe(false)
  })

  it('moves inside three levels, along a column and across the columns', async () => {
    const { top, link, isOpen } = open()
    top('找服务').focus()
    await keys.keyboard('{ArrowDown}')
    expect(isOpen('找服务')).toBe(true)
    expect(document.activeElement).toBe(link('商标与专利'))
    await keys.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link('税务合规'))
    await keys.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(link('亚马逊'))
    await keys.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link('服务商入驻'))
    await keys.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(link('税务合规'))
    await keys.keyboard('{Home}')
    expect(document.activeElement).toBe(link('商标与专利'))
    await keys.keyboard('{End}')
    expect(document.activeElement).toBe(link('服务商入驻'))
  })

  it('closes by Escape, which returns to the group, and by moving on', async () => {
    const { top, isOpen } = open()
    top('大数据').focus()
    await keys.keyboard('{ArrowDown}{Escape}')
    expect(isOpen('大数据')).toBe(false)
    expect(document.activeElement).toBe(top('大数据'))
    await keys.keyboard('{Enter}')
    expect(isOpen('大数据')).toBe(true)
    await keys.tab({ shift: true })
    expect(isOpen('大数据')).toBe(false)
  })
})

describe('an item that needs sign-on', () => {
  it('asks a signed-out visitor for it, and returns to the page afterwards', async () => {
    const { core, link } = open()
    await core.session.load()
    fireEvent.click(link('服务商入驻'))
    expect(core.signOn.$request.get()).toMatchObject({
      reason: 'menu',
      returnTo: `${location.origin}/beServiceProvider`,
    })
  })

  it('is a link for a signed-in visitor', async () => {
    const { core, link } = open(userDouble)
    await core.session.load()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.addEventListener('click', (click) => click.preventDefault(), { once: true })
    link('服务商入驻').dispatchEvent(event)
    expect(core.signOn.$request.get()).toBeNull()
  })
})
