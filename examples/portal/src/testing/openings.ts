import type { StoreOpening } from '@chuhai/contract/store'

/** A store for which the platform asks something. */
export const storeDouble = (change: Partial<StoreOpening> = {}): StoreOpening => ({
  id: '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001',
  subject: '1-us',
  platformName: '亚马逊',
  siteName: { 'zh-CN': '美国站', en: 'United States' },
  organisation: '宁波宁居家居用品有限公司',
  applicant: '沈立群',
  isOwn: true,
  stage: 'questions',
  version: 3,
  changedAt: '2026-11-27T02:00:00.000Z',
  task: { text: '补充水电费账单', dueAt: '2026-12-03T10:00:00.000Z' },
  store: null,
  ...change,
})
