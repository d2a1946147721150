import { growthApplications, startUpApplications } from '@chuhai/contract/application'
import { getRegionTree } from '@chuhai/contract/region'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../app/app'
import { createAppDouble, userDouble } from '../testing/app'
import { noApplication } from '../testing/application'
import { stubBrowser } from '../testing/browser'
import { pageDouble } from '../testing/content'
import GrowthPlanPage from './GrowthPlanPage'
import StartUpPage from './StartUpPage'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  [
    GrowthPlanPage,
    (server: ServerDouble) => server.answer(growthApplications.get, noApplication),
    '企业概况',
  ],
  [StartUpPage, (server: ServerDouble) => server.answer(startUpApplications.get, noApplication), '团队'],
])('%o ends with its application, and its plan, above the consultation', async (Page, answer, firstStep) => {
  const server = answer(createServerDouble().answer(getRegionTree, []))
  const app = createAppDouble({ server, user: userDouble })
  const data = { ...pageDouble('startBusiness'), blocks: pageDouble('startBusiness').blocks.slice(-1) }
  render(
    <AppContext value={app}>
      <Page data={data as never} now={0} params={{}} query={{}} />
    </AppContext>,
  )
  const heading = await screen.findByRole('heading', { level: 2, name: firstStep })
  const consultation = screen.getByRole('heading', { level: 2, name: '聊聊' })
  expect(heading.compareDocumentPosition(consultation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
