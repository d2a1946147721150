import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { About } from '../app/about'
import { AppContext } from '../app/app'
import { createAppDouble } from '../testing/app'
import { stubBrowser, stubIntersections } from '../testing/browser'
import { InlineConsultation } from './InlineConsultation'

vi.mock('@chuhai/consultation', () => ({ Consultation: () => <p>表单</p> }))

const about: About = { kind: 'activity', id: '508', title: '广告账户诊断日' }
const form = <InlineConsultation sections={['amazon', '海外仓']} about={about} draft="activity-508" />

const app = () => createAppDouble()
const onServer = () => renderToString(<AppContext value={{ ...app(), client: null }}>{form}</AppContext>)
const link = () => screen.queryByRole('link', { name: '表单没有出现？打开简版表单' })

let near: ReturnType<typeof stubIntersections>
beforeEach(() => {
  stubBrowser()
  near = stubIntersections()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('has a link to the plain form in the document of the server, about the same, outside what is hidden from readers', () => {
  document.body.innerHTML = onServer()
  const plain = link()
  const { pathname, searchParams } = new URL(plain?.getAttribute('href') ?? '', 'https://portal.example')
  expect(pathname).toBe('/api/consultation/plain')
  expect([...searchParams]).toEqual([
    ['customerSource', 'amazon'],
    ['customerSource', '海外仓'],
    ['kind', 'activity'],
    ['id', '508'],
    ['title', '广告账户诊断日'],
  ])
  expect(plain?.closest('[aria-hidden]')).toBeNull()
})

it('has none once the page runs, and one with a time of its own while the code of the form is on its way', async () => {
  document.body.innerHTML = `<div>${onServer()}</div>`
  const container = document.body.firstElementChild as HTMLElement
  const ofServer = link()
  render(<AppContext value={app()}>{form}</AppContext>, { container, hydrate: true })
  expect(link()).toBeNull()
  act(near.meet)
  expect(link()).not.toBe(ofServer)
  expect(await screen.findByText('表单')).toBeTruthy()
  expect(link()).toBeNull()
})
