import { is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { announcement } from '.'

const drawn = { id: 'cup', title: '报名开放', text: '总奖金', image: null, action: null }

describe('the announcement', () => {
  it('needs neither an image nor a link', () => {
    expect(is(announcement, drawn)).toBe(true)
    expect(is(announcement, { ...drawn, action: { text: '立即报名', path: '/kylinCup/kycup' } })).toBe(true)
  })

  it.each(['/media/banner.png', '/banners/双十一.webp?v=2'])(
    'takes an image of the portal’s own: %s',
    (image) => {
      expect(is(announcement, { ...drawn, image })).toBe(true)
    },
  )

  it.each([
    'https://cdn.example/banner.png',
    '//cdn.example/banner.png',
    '/\\cdn.example/banner.png',
    '/\t/cdn.example/banner.png',
    'data:image/png;base64,AAAA',
    'banner.png',
    '',
  ])('refuses an image of somebody else’s, or none at all: %j', (image) => {
    expect(is(announcement, { ...drawn, image })).toBe(false)
  })
})
