import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../../testing/browser'
import { Places } from './Places'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const place = {
  name: '杭州总部',
  address: '文一西路 998 号',
  hours: '9:00–18:00',
  phone: null,
  ways: [],
  map: null,
}
const draw = (mapService: string | null) =>
  render(
    <Places
      block={{ type: 'places', title: '来坐坐', lead: null, name: null, list: [{ ...place, mapService }] }}
      id="places"
      page="contactUs"
      now={0}
    />,
  )

it('a place on a map service is opened in a new tab, and nothing of it is loaded before', () => {
  const { container } = draw('https://maps.example/place/1')
  const link = screen.getByRole('link', { name: '在地图服务中查看' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://maps.example/place/1',
    'noopener noreferrer',
  ])
  expect(container.querySelectorAll('script, iframe, img')).toHaveLength(0)
})

it('a place without one has no link', () => {
  draw(null)
  expect(screen.queryByRole('link')).toBeNull()
})
