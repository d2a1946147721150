import { afterEach, describe, expect, it } from 'vitest'
import { pageAddress, readAbout } from './about'

afterEach(() => history.replaceState(null, '', '/'))

describe('what a page says that a form is about', () => {
  it.each([
    ['磁吸露营灯', { kind: '', id: '', title: '磁吸露营灯' }],
    ['product:SKU-204:磁吸露营灯', { kind: 'product', id: 'SKU-204', title: '磁吸露营灯' }],
    ['product::磁吸露营灯', { kind: 'product', id: '', title: '磁吸露营灯' }],
    ['makerSpace:707:园区：一期', { kind: 'makerSpace', id: '707', title: '园区：一期' }],
    ['14:30:00 开场', { kind: '', id: '', title: '14:30:00 开场' }],
    ['提示:一:二', { kind: '', id: '', title: '提示:一:二' }],
    ['and/or: which', { kind: '', id: '', title: 'and/or: which' }],
    ['磁吸\n露营灯', { kind: '', id: '', title: '磁吸 露营灯' }],
  ])('in an attribute is read from %j', (given, about) => {
    expect(readAbout(given)).toMatchObject(about)
  })

  it('in parts is taken as it is, with the page', () => {
    history.replaceState(null, '', '/lamp')
    expect(readAbout({ kind: 'product', title: 'a:b:c' })).toEqual({
      kind: 'product',
      id: '',
      title: 'a:b:c',
      page: `${location.origin}/lamp`,
    })
  })

  it.each(['', ' \u200b', 'product:204:'])('is nothing without a title: %j', (given) => {
    expect(readAbout(given)).toBeUndefined()
  })
})

describe('the address of the page', () => {
  it.each([
    ['/lamp?token=a&utm_source=wechat&user=7&utm_campaign=11#pay', '/lamp?utm_source=wechat&utm_campaign=11'],
    ['/lamp?back=/a?utm_source=x#utm_id=1', '/lamp'],
    ['/lamp', '/lamp'],
  ])('%s is sent as %s', (address, sent) => {
    history.replaceState(null, '', address)
    expect(pageAddress()).toBe(location.origin + sent)
  })
})
