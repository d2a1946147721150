import { type CheckReport, reportAddress } from '@chuhai/contract/embed'
import { act, cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { openPage } from '../../testing/open-page'

const report: CheckReport = {
  version: 1,
  page: 'https://shop.test/contact',
  base: 'https://portal.test',
  at: '2026-11-26T06:30:00.000Z',
  launcherMs: 640,
  findings: [
    {
      code: 'SITE_UNREGISTERED',
      facts: { origin: 'https://shop.test', base: 'https://portal.test', host: 'shop.test' },
    },
    { code: 'TAG_SETTING_UNKNOWN', facts: { name: 'data-colour', known: 'data-side' } },
    { code: 'FOUND_LATER', facts: {} },
  ],
}
const { hash } = new URL(reportAddress(report))

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the page of the self-check', () => {
  it('shows the report that is in its address: what was found, how to mend it, and what passed', async () => {
    const { main } = await openPage(`/embed/check${hash}`)
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('自检报告')
    expect(main.getByText('1 个错误，2 个提醒')).toBeTruthy()
    for (const text of [report.page, report.base, '640 毫秒', 'FOUND_LATER'])
      expect(main.getByText(text)).toBeTruthy()
    const site = within(main.getByRole('region', { name: '网站登记' }))
    expect(site.getByText(/没有登记，或登记后被停用/)).toBeTruthy()
    expect(site.getByText('pnpm operator sites add https://shop.test shop.test')).toBeTruthy()
    expect(site.getByRole('link', { name: '申请登记这个网站' }).getAttribute('href')).toBe(
      '/embed/register?origin=https%3A%2F%2Fshop.test',
    )
    expect(main.getByRole('region', { name: '浮动帮助的位置' }).textContent).toContain('通过')
  })

  it('takes a report that is pasted with all that the console shows', async () => {
    const { main } = await openPage('/embed/check')
    const field = main.getByRole('textbox')
    fireEvent.change(field, { target: { value: '[chuhai] 自检发现 3 个问题' } })
    fireEvent.click(main.getByRole('button', { name: '查看报告' }))
    expect(main.getByText(/这里面没有报告/)).toBeTruthy()
    fireEvent.change(field, { target: { value: `✗ 网站登记\n查看：${reportAddress(report)}` } })
    fireEvent.click(main.getByRole('button', { name: '查看报告' }))
    await waitFor(() => expect(main.getByRole('heading', { level: 1 }).textContent).toBe('自检报告'))
    expect(location.hash).toBe(hash)
  })

  it('copies the address, and goes on to another report', async () => {
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    const { main } = await openPage(`/embed/check${hash}`)
    await act(async () => fireEvent.click(main.getByRole('button', { name: '复制报告的地址' })))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(location.href)
    fireEvent.click(main.getByRole('button', { name: '看另一份报告' }))
    await main.findByText("Chuhai('check')")
  })
})
