import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { courseDouble } from '../../testing/reading'
import { WatchView } from './WatchView'

const { load } = vi.hoisted(() => ({ load: vi.fn<() => void>() }))
vi.mock('@chuhai/course-player', () => {
  load()
  return { CoursePlayer: () => <p>the player</p> }
})

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('says that the player could not be loaded, and loads it again', async () => {
  load
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    })
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch')
    })
  render(
    <AppContext value={createAppDouble()}>
      <WatchView course={courseDouble} lesson={undefined} isContinuous={false} />
    </AppContext>,
  )
  await screen.findByText('播放器没有载入')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })))
  expect(await screen.findByText('the player')).toBeTruthy()
})
