import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openCupPage } from '../../testing/cup-page'

vi.mock('@chuhai/competition', () => ({
  CompetitionDialogs: ({
    edition,
    opened,
    onClose,
  }: {
    edition: number
    opened: string | null
    onClose(): void
  }) =>
    opened && (
      <button type="button" onClick={onClose}>
        {opened} of {edition}
      </button>
    ),
}))

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const wheel = (deltaY: number) => fireEvent.wheel(document.body, { deltaY })
const press = (key: string) => fireEvent.keyDown(document.body, { key })

/** The page as one of so many pixels in a window of 700. */
const makePage = ({ height = 700, scrolled = 0 } = {}) => {
  const page = { scrollHeight: height, clientHeight: 700, scrollTop: scrolled }
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: page })
}

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run()
    return 0
  })
  makePage()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'scrollingElement')
  history.replaceState(null, '', '/')
})

describe('the slides', () => {
  it('turn by the wheel, and the address with them', async () => {
    await openCupPage('/kylinCup/one')
    wheel(120)
    await title('大赛介绍')
    expect(location.pathname).toBe('/kylinCup/two')
    expect(document.title).toBe('麒麟杯大赛介绍 - 出海云')
    await act(async () => history.back())
    await title(/^麒麟杯/)
  })

  it('turn by keys, to both ends', async () => {
    await openCupPage('/kylinCup/three')
    press('ArrowUp')
    await title('大赛介绍')
    press('End')
    await title('报名须知')
    press('ArrowDown')
    press('Home')
    await title(/^麒麟杯/)
  })

  it('change by a horizontal swipe', async () => {
    await openCupPage('/kylinCup/two')
    fireEvent.touchStart(document.body, { touches: [{ clientX: 300, clientY: 300 }] })
    fireEvent.touchEnd(document.body, { changedTouches: [{ clientX: 200, clientY: 310 }] })
    await title('往届回顾')
  })

  it('scroll first where they are taller than the window', async () => {
    await openCupPage('/kylinCup/two')
    makePage({ height: 1200 })
    wheel(120)
    press('PageDown')
    makePage({ height: 1200, scrolled: 500 })
    press('PageDown')
    await title('往届回顾')
    expect(location.pathname).toBe('/kylinCup/three')
  })

  it('stay under an open dialog', async () => {
    await openCupPage('/kylinCup/two')
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    wheel(120)
    press('ArrowDown')
    expect(location.pathname).toBe('/kylinCup/two')
    dialog.remove()
  })

  it('mark the current one in the menu, and name the next', async () => {
    const { prefetch } = await openCupPage('/kylinCup/four')
    const nav = within(document.getElementById('cup-nav') as HTMLElement)
    const current = nav
      .getAllByRole('link', { hidden: true })
      .filter((link) => link.hasAttribute('aria-current'))
    expect(current.map((link) => link.textContent)).toEqual(['奖金设置'])
    expect(screen.getByRole('link', { name: '下一页：评委阵容' }).getAttribute('href')).toBe('/kylinCup/five')
    expect(prefetch).toHaveBeenCalledWith('/kylinCup/five')
  })

  it('lead from the last one to the edition that is open', async () => {
    await openCupPage('/kylinCup/eight')
    const links = screen.getAllByRole('link', { name: '第六届报名' })
    expect(links.at(-1)?.getAttribute('href')).toBe('/kylinCup/kycup')
  })
})

describe('立即报名 and 上传计划书', () => {
  it.each([
    ['/kylinCup/one', '立即报名', 'sign-up of 5'],
    ['/kylinCup/eight', '上传计划书', 'plan of 5'],
    ['/kylinCup/kycup', '立即报名', 'sign-up of 6'],
  ])('%s: %s opens the %s', async (href, name, opened) => {
    const { main } = await openCupPage(href)
    fireEvent.click(main.getAllByRole('button', { name })[0] as HTMLElement)
    fireEvent.click(await screen.findByRole('button', { name: opened }))
    await waitFor(() => expect(screen.queryByRole('button', { name: opened })).toBeNull())
  })
})
