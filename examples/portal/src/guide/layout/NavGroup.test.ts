import { expect, it } from 'vitest'
import { placeOf } from './NavGroup'

it.each([
  ['/crossBorderSiteGuide', '', { entry: 'hot' }],
  ['/crossBorderSiteGuide/', 'firstTypeId=recommend', { entry: 'hot' }],
  [
    '/crossBorderSiteGuide',
    'firstTypeId=3&secondTypeId=302',
    { entry: 'category', firstTypeId: '3', secondTypeId: '302' },
  ],
  ['/crossBorderSiteGuide', 'firstTypeId=3', { entry: 'category', firstTypeId: '3', secondTypeId: null }],
  ['/crossBorderSiteGuide/specialGuide', 'id=12', { entry: 'exclusive' }],
  ['/crossBorderSiteGuide/subscribeForMy', '', { entry: 'subscriptions' }],
  ['/crossBorderSiteGuide/search', 'q=VAT', { entry: null }],
])('%s?%s belongs to its entry of the navigation', (path, search, place) => {
  expect(placeOf(path, search)).toEqual(place)
})
