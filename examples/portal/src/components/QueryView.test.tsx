import { listLearning } from '@chuhai/contract/school'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../app/app'
import { createAppDouble, userDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { QueryView } from './QueryView'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (server = createServerDouble()) => {
  const core = createFakeCore({}, { server, user: userDouble })
  const query = core.query(listLearning)
  render(
    <AppContext value={createAppDouble({ core })}>
      <QueryView query={query} failed="课程没有载入">
        {(list) => <p>{list.length} 门课程</p>}
      </QueryView>
    </AppContext>,
  )
  return { server, query }
}

it('keeps what was read where it cannot be read again, and says so until it can', async () => {
  const { server, query } = open(createServerDouble().answer(listLearning, []))
  await screen.findByText('0 门课程')
  server.fail(listLearning, 'SERVICE_UNAVAILABLE')
  await expect(query.refresh()).rejects.toThrow()
  expect((await screen.findByRole('alert')).textContent).toContain('没有更新')
  expect(screen.getByText('0 门课程')).toBeTruthy()
  server.answer(listLearning, [])
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('says that nothing could be read, and reads again', async () => {
  const { server } = open(createServerDouble().fail(listLearning, 'SERVICE_UNAVAILABLE'))
  await screen.findByText('课程没有载入')
  server.answer(listLearning, [])
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByText('0 门课程')
})
