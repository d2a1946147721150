import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { Footer } from './Footer'

const open = () => {
  const app = createAppDouble()
  render(
    <AppContext value={app}>
      <Footer />
    </AppContext>,
  )
  return app.client.core
}

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has its columns, contact, registration and legal links', () => {
  open()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('触屏版')).toBe('/?touchMode=1')
  expect(href('商务厅')).toBe('https://gov.example')
  expect(href('400-826-0571')).toBe('tel:400-826-0571')
  expect(href('hello@chuhai.example')).toBe('mailto:hello@chuhai.example')
  expect(href('浙ICP备18000000号-1')).toBe('https://beian.miit.gov.cn')
  expect(href('隐私政策')).toBe('/privacy')
})

it('says below a code where it leads', () => {
  open()
  const code = screen.getByRole('img', { name: '客服微信二维码' }).closest('li')
  expect(code?.textContent).toBe('客服微信打开联系我们')
})

it('copies an account without an address, and links to one with, whose protocol may be left out', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const core = open()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '复制微信账号 出海云服务号' })))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('出海云服务号')
  expect(core.notices.$notice.get()).toMatchObject({ text: '已复制微信账号：出海云服务号' })
  expect(screen.getByRole('link', { name: '领英' }).getAttribute('href')).toBe('http://in.example/chuhai')
})
