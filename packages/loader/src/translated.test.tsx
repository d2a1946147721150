import { createFakeCore } from '@chuhai/core/testing'
import { defineOrgSwitcher } from '@chuhai/org-switcher/element'
import { LocaleProvider } from '@chuhai/ui'
import { translatePage } from '@chuhai/ui/testing'
import { act, waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const user = {
  id: '7',
  userName: '沈立群',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [
    { orgId: 'a', orgName: '宁波宁居家居用品有限公司' },
    { orgId: 'b', orgName: '杭州远航贸易有限公司' },
  ],
}
let stop = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  stop = translatePage()
})
afterEach(async () => {
  stop()
  await act(async () => document.body.replaceChildren())
  vi.unstubAllGlobals()
})

it('shows the organisation that is chosen on a page that a translator rewrites', async () => {
  const core = createFakeCore({}, { user })
  defineOrgSwitcher(() => core)
  const element = document.createElement('chuhai-org-switcher')
  await act(async () => document.body.append(element))
  const shown = () => element.shadowRoot?.textContent ?? ''
  await waitFor(() => expect(shown()).toContain('[杭州远航贸易]'))
  await act(async () => core.organisation.choose('a'))
  await waitFor(() => expect(shown()).toContain('[宁波宁居家居用品]'))
  expect(shown()).not.toContain('[杭州远航贸易]')
})

const Topics = ({ count, isBusy }: { count: number; isBusy?: boolean }) => (
  <LocaleProvider>
    <p className="ch-topics">
      已选 {count} 项{isBusy && '，载入中'}
      {count > 1 && <b>可以提交</b>}
      {count > 0 ? `（${count}）` : null}
    </p>
  </LocaleProvider>
)

it('counts what is chosen on a page that a translator rewrites', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = async (props: { count: number; isBusy?: boolean }) => {
    await act(async () => root.render(<Topics {...props} />))
    await act(async () => {})
    return place.textContent?.replace(/[[\]]/g, '')
  }
  expect(await show({ count: 0, isBusy: true })).toBe('已选 0 项，载入中')
  expect(await show({ count: 1 })).toBe('已选 1 项（1）')
  expect(await show({ count: 2, isBusy: true })).toBe('已选 2 项，载入中可以提交（2）')
  expect(await show({ count: 0 })).toBe('已选 0 项')
  await act(async () => root.unmount())
  expect(place.textContent).toBe('')
})
