import { listGuideSites } from '@chuhai/contract/guide'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import PasswordPage from '../account/password/PasswordPage'
import type { About } from '../app/about'
import { AppContext } from '../app/app'
import CalculatorPanel from '../pages/service/blocks/CalculatorPanel'
import Gallery from '../pages/service/blocks/Gallery'
import { Prices } from '../pages/service/blocks/Prices'
import ActivityPage from '../publications/activity/DetailPage'
import MakerSpacePage from '../publications/maker-space/DetailPage'
import ServiceProviderPage from '../publications/service-provider/DetailPage'
import { watchConsultLinks } from '../router/consult-links'
import CoursePage from '../school/course/CoursePage'
import TrainingClassPage from '../school/training-class/TrainingClassPage'
import { createAppDouble } from '../testing/app'
import { stubBrowser, stubIntersections } from '../testing/browser'
import { pageDouble } from '../testing/content'
import { activityDouble, makerSpaceDouble, serviceProviderDouble } from '../testing/publications'
import { courseDouble, trainingClassDouble } from '../testing/reading'
import { ConsultButton } from './ConsultButton'

const Form = vi.hoisted(() => vi.fn((_: { about?: unknown }) => null))
vi.mock('@chuhai/consultation', () => ({ Consultation: Form }))

let near: ReturnType<typeof stubIntersections>
let stop = () => {}

const show = (part: ReactNode) => {
  const app = createAppDouble({ server: createServerDouble().hang(listGuideSites) })
  const open = vi.spyOn(app.client.help, 'open').mockResolvedValue()
  stop = watchConsultLinks(document, (about) => void app.client.help.open('consultation', about))
  render(<AppContext value={app}>{part}</AppContext>)
  return open
}

beforeEach(() => {
  stubBrowser()
  near = stubIntersections()
})
afterEach(() => {
  stop()
  cleanup()
  Form.mockClear()
  vi.unstubAllGlobals()
})

const address = { params: {}, query: {} }
const early = Date.parse('2026-11-20T00:00:00Z')
const late = Date.parse('2027-11-20T00:00:00Z')
const listed = (key: string) => ({
  path: `/${key}`,
  title: key,
  page: pageDouble(key),
  above: [],
  detailPath: `/${key}/detail?id=`,
  related: [],
})
const activity = { ...listed('activity'), item: activityDouble }

describe('the form of a page', () => {
  it.each<[what: string, page: ReactNode, about: About]>([
    [
      'a seat at an activity',
      <ActivityPage key="" {...address} data={activity} now={early} />,
      { kind: 'activity', id: '1', title: '选品对接会' },
    ],
    [
      'the notes of an activity that is over',
      <ActivityPage key="" {...address} data={activity} now={late} />,
      { kind: 'activityNotes', id: '1', title: '选品对接会' },
    ],
    [
      'a room to see',
      <MakerSpacePage
        key=""
        {...address}
        data={{ ...listed('makerSpace'), item: makerSpaceDouble }}
        now={early}
      />,
      { kind: 'makerSpace', id: '1', title: '海创园' },
    ],
    [
      'a provider',
      <ServiceProviderPage
        key=""
        {...address}
        data={{ ...listed('serviceProvider'), item: serviceProviderDouble }}
        now={early}
      />,
      { kind: 'serviceProvider', id: '1', title: '海桥货代' },
    ],
    [
      'a course',
      <CoursePage key="" {...address} data={courseDouble} now={early} />,
      { kind: 'course', id: '101', title: '跨境第一课' },
    ],
    [
      'a class that begins',
      <TrainingClassPage key="" {...address} data={trainingClassDouble} now={early} />,
      { kind: 'class', id: '1', title: '新店陪跑班' },
    ],
    [
      'the next class after one that is not held',
      <TrainingClassPage
        key=""
        {...address}
        data={{ ...trainingClassDouble, isCancelled: true }}
        now={early}
      />,
      { kind: 'nextClass', id: '1', title: '新店陪跑班' },
    ],
    [
      'a forgotten password',
      <PasswordPage key="" {...address} data={{ providers: [] }} now={early} />,
      { kind: 'password', title: '找回密码' },
    ],
  ])('is about %s', async (_, page, about) => {
    show(page)
    act(near.meet)
    await vi.waitFor(() => expect(Form.mock.lastCall?.[0].about).toEqual(about))
  })
})

describe('the button of a block', () => {
  const block = { id: 'block', page: 'siteBuild', now: 0 }
  const head = { lead: null, name: null }
  const plan = { name: '启航版', price: '¥9,800', mark: null }
  const sample = {
    picture: '/media/pages/hall-lamp.svg',
    title: '磁吸露营灯',
    text: 'IPX5',
    group: null,
    facts: [],
  }
  const fee = { name: 'fee', label: '运费', unit: '元', min: 0, max: 99, step: 1, value: 7, hint: null }

  it.each<[name: string, part: ReactNode, about: About]>([
    [
      '问这件样品：磁吸露营灯',
      <Gallery
        key=""
        {...block}
        block={{
          type: 'gallery',
          title: '样品',
          ...head,
          ask: '问这件样品',
          together: null,
          items: [sample],
        }}
      />,
      { kind: 'sample', id: 'siteBuild', title: '磁吸露营灯' },
    ],
    [
      '咨询“启航版”',
      <Prices
        key=""
        {...block}
        block={{ type: 'prices', title: '价格', ...head, plans: [plan], rows: [], note: null }}
      />,
      { kind: 'plan', id: 'siteBuild', title: '启航版' },
    ],
    [
      '请顾问核一遍',
      <CalculatorPanel
        key=""
        {...block}
        block={{
          type: 'calculator',
          title: '算运费',
          ...head,
          formula: 'chargeableWeight',
          inputs: [fee],
          results: [],
          note: null,
        }}
      />,
      { kind: 'calculation', id: 'siteBuild', title: '算运费：运费 7 元' },
    ],
  ])('%s opens a consultation about it', (name, part, about) => {
    const open = show(part)
    for (const button of screen.getAllByRole('link', { name })) fireEvent.click(button)
    expect(open).toHaveBeenCalled()
    for (const call of open.mock.calls) expect(call).toEqual(['consultation', about])
  })

  it('免费咨询 opens one about nothing in particular', () => {
    const open = show(<ConsultButton />)
    fireEvent.click(screen.getByRole('link', { name: '免费咨询' }))
    expect(open).toHaveBeenCalledExactlyOnceWith('consultation', null)
  })
})
