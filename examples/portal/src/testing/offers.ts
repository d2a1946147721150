import type { OfferDraft, OwnOffer, OwnOfferWithDraft, OwnProvider } from '@chuhai/contract/market'

export const providerDouble: OwnProvider = {
  id: 913,
  name: '白棚摄影',
  since: '2026-11-20T02:00:00.000Z',
}

export const draftDouble: OfferDraft = {
  title: '白底主图五张',
  summary: '三天出图，不满意全退。',
  category: '摄影设计',
  platforms: ['亚马逊'],
  places: ['义乌'],
  answersWithinHours: 1,
  packages: [{ key: 'p1', name: '五张', price: 17_500, days: 3, revisions: 1, contains: ['含精修'] }],
  options: [],
  asksFor: ['样品'],
  examples: [],
  questions: [],
}

/** A service that is being written. */
export const offerDouble = (change: Partial<OwnOffer> = {}): OwnOffer => ({
  id: '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9c001',
  version: 2,
  state: 'draft',
  title: draftDouble.title,
  priceFrom: 17_500,
  serviceId: null,
  isPaused: false,
  changedAt: '2026-11-27T02:00:00.000Z',
  submittedAt: null,
  publishedAt: null,
  reason: null,
  fields: {},
  ...change,
})

export const writtenOffer = (
  change: Partial<OwnOffer> = {},
  draft: Partial<OfferDraft> = {},
): OwnOfferWithDraft => ({ ...offerDouble(change), draft: { ...draftDouble, ...draft } })
