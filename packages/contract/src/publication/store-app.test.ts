import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { validOffer } from './app-offer'
import { serviceProviders } from './service-provider'
import { storeApps } from './store-app'

const offer = { text: '首月五折', code: 'HALF', endsAt: '2026-12-31T16:00:00Z' }
const end = Date.parse(offer.endsAt)

describe('an offer', () => {
  it('is valid until its end, and at its end no more', () => {
    expect(validOffer(offer, end - 1)).toBe(offer)
    expect(validOffer(offer, end)).toBeNull()
  })

  it('is none where there is none', () => expect(validOffer(null, 0)).toBeNull())
})

describe('a list', () => {
  it('takes the words of its filters, the parts of its numbers and the names of its orders', () => {
    const wanted = { platforms: '亚马逊', monthlyFrom: '5,000 元以内', order: 'clients' }
    expect(parse(serviceProviders.list.body, wanted)).toEqual({ ...wanted, page: 1, rows: 20 })
    expect(Object.keys(serviceProviders.words)).toEqual([
      'services',
      'city',
      'markets',
      'platforms',
      'monthlyFrom',
    ])
  })

  it.each([{ monthlyFrom: '一元' }, { order: 'title' }, { order: '' }])('refuses %j', (wanted) =>
    expect(safeParse(serviceProviders.list.body, wanted).success).toBe(false),
  )

  it('without numbers has no parts', () => expect(storeApps.bands).toEqual({}))
})
