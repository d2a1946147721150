import {
  type Certificate,
  getCertificate,
  getOwnCertificate,
  issueCertificate,
  type Learning,
  showCertificateName,
} from '@chuhai/contract/school'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { certificateDouble } from '../../testing/reading'
import { CertificateOf } from '../centre/CertificateOf'
import CertificatePage from './CertificatePage'

const { number } = certificateDouble
const own = { number, name: '沈亦舟', showsName: false, issuedAt: certificateDouble.issuedAt }

const open = async (data: Certificate | null, server: ServerDouble, user?: typeof userDouble) => {
  const app = createAppDouble({ server, ...(user && { user }) })
  render(
    <AppContext value={app}>
      <CertificatePage data={data} now={0} params={{}} query={{}} />
    </AppContext>,
  )
  await act(async () => {})
  return { app }
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('a certificate', () => {
  it('says whose it is, of which course and since when, with the name as its owner shows it', async () => {
    await open(certificateDouble, createServerDouble())
    expect(screen.getByRole('heading', { level: 1, name: '结业证书' })).toBeTruthy()
    for (const text of ['沈** 同学', '跨境第一课', '2026-11-23', number, /姓名只显示第一个字/])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('shows its owner the whole name, and lets them show it to others and hide it again', async () => {
    const server = createServerDouble()
      .answer(getOwnCertificate, own)
      .answer(showCertificateName, { ...own, showsName: true })
    await open(certificateDouble, server, userDouble)
    expect(await screen.findByText('沈亦舟 同学')).toBeTruthy()
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '查验时显示我的全名' })
    expect(box.checked).toBe(false)
    await act(async () => fireEvent.click(box))
    expect(screen.getByText('查验的人现在看得到全名。')).toBeTruthy()
    server.fail(showCertificateName, 'SERVICE_UNAVAILABLE')
    await act(async () => fireEvent.click(box))
    expect(box.checked).toBe(true)
    expect(screen.getByText('没有保存，请重试')).toBeTruthy()
  })

  it('is like that of anybody else for a visitor whose it is not', async () => {
    await open(certificateDouble, createServerDouble().answer(getOwnCertificate, null), userDouble)
    expect(await screen.findByText('沈** 同学')).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the form that checks a number', () => {
  const type = (value: string) => fireEvent.change(screen.getByLabelText(/^证书编号/), { target: { value } })

  it('leads to the certificate, however the number was typed', async () => {
    const server = createServerDouble().answer(getCertificate, certificateDouble)
    await open(null, server)
    type(number.toLowerCase().replaceAll('-', ' '))
    await press('查验')
    expect(location.pathname + location.search).toBe(`/school/certificate?number=${number}`)
  })

  it('says that no certificate has a number, and what a number looks like', async () => {
    await open(null, createServerDouble().fail(getCertificate, 'NOT_FOUND'))
    type(number)
    await press('查验')
    expect(screen.getByText('没有这个编号的证书，请核对后再试')).toBeTruthy()
    type('CH-1')
    await press('查验')
    expect(screen.getByText('编号由 CH 和四组各四位的字母、数字组成')).toBeTruthy()
    expect(location.pathname).toBe('/')
  })
})

describe('a course that was watched to its end', () => {
  const item = { course: { id: 101, name: '跨境第一课' }, certificate: null } as Learning
  const show = async (learning: Learning, server: ServerDouble) => {
    const app = createAppDouble({ server, user: userDouble })
    render(
      <AppContext value={app}>
        <CertificateOf core={app.client.core} item={learning} />
      </AppContext>,
    )
    await act(async () => {})
  }

  it('gives its certificate once a name is given, and leads to it', async () => {
    const server = createServerDouble().answer(issueCertificate, own)
    await show(item, server)
    await press('领取结业证书')
    await press('领取结业证书')
    expect(screen.getByText('请填写姓名')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^姓名/), { target: { value: '沈亦舟' } })
    await press('领取结业证书')
    expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ name: '沈亦舟' })
    expect(location.pathname + location.search).toBe(`/school/certificate?number=${number}`)
  })

  it('leads to the certificate that was issued', async () => {
    await show({ ...item, certificate: number }, createServerDouble())
    expect(screen.getByRole('link', { name: '结业证书' }).getAttribute('href')).toBe(
      `/school/certificate?number=${number}`,
    )
  })
})
