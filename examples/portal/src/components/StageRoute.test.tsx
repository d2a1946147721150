import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StageRoute } from './StageRoute'

const stages = [
  { title: '提交项目书', text: '写清三件事' },
  { title: '四周试单', text: '28 天后停止计数' },
  { title: '总决赛', text: '在杭州' },
]
const stations = () => screen.getAllByRole('listitem')
const highlighted = () =>
  stations().flatMap((station, index) => ('highlighted' in station.dataset ? [index] : []))

afterEach(cleanup)

test('highlights the current stage, and marks it for screen readers', () => {
  render(<StageRoute stages={stages} current={1} />)
  expect(highlighted()).toEqual([1])
  expect(stations().map((station) => station.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('highlights the last stage where none is current', () => {
  render(<StageRoute stages={stages} />)
  expect(highlighted()).toEqual([2])
  expect(stations().some((station) => station.hasAttribute('aria-current'))).toBe(false)
})
