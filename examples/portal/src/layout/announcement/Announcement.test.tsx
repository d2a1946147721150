import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closedAnnouncementKey } from '../../app/document-attributes'
import { Announcement } from './Announcement'

const action = { text: '立即报名', path: '/kylinCup/kycup' }
const drawn = { id: 'cup', title: '报名开放', text: '总奖金 68 万元', image: null, action: null }
const pictured = { ...drawn, image: '/media/banner.png' }
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const image = (container: HTMLElement) => container.querySelector('img')

it('is drawn around its words where it has no image', () => {
  const { container } = render(<Announcement content={{ ...drawn, action }} />)
  expect(image(container)).toBeNull()
  expect(container.querySelector('.portal-announcement__ground svg')).toBeTruthy()
})

it('shows its image in place of the drawing, and says its words all the same', () => {
  const { container } = render(<Announcement content={pictured} />)
  expect(image(container)?.getAttribute('src')).toBe('/media/banner.png')
  expect(container.querySelector('.portal-announcement__ground svg')).toBeNull()
  expect(screen.getByText('报名开放')).toBeTruthy()
})

it.each([drawn, pictured])('links to its page where it has a link', (content) => {
  render(<Announcement content={{ ...content, action }} />)
  expect(screen.getByRole('link', { name: '立即报名' }).getAttribute('href')).toBe(action.path)
})

it.each([drawn, pictured])('is no link at all where there is none', (content) => {
  render(<Announcement content={content} />)
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([drawn, pictured])('can be closed, and stays so', (content) => {
  render(<Announcement content={content} />)
  fireEvent.click(screen.getByRole('button', { name: '关闭公告' }))
  expect(document.documentElement.dataset.announcement).toBe('closed')
  expect(localStorage.getItem(closedAnnouncementKey)).toBe('cup')
})
