import type { OpeningStage, StoreOpeningWithSteps } from '@chuhai/contract/store'

const at = '2026-11-27T02:00:00.000Z'
export const dueAt = '2026-12-03T10:00:00.000Z'
const task = { text: '补充水电费账单', dueAt }

/** An opening that has gone through these stages since its application was accepted. */
export const openingAfter = (...stages: OpeningStage[]): StoreOpeningWithSteps => {
  const all: OpeningStage[] = ['accepted', ...stages]
  const history = all.map((stage) => ({
    stage,
    at,
    words: stage === 'accepted' ? '' : `${stage}：请看说明`,
    task: stage === 'questions' || stage === 'videoCheck' ? task : null,
  }))
  const last = history[history.length - 1]
  return {
    id: '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001',
    subject: '1-us',
    platformName: '亚马逊',
    siteName: { 'zh-CN': '美国站', en: 'United States' },
    organisation: '宁波远帆国际物流有限公司',
    applicant: '陆知远',
    isOwn: true,
    stage: last?.stage ?? 'accepted',
    version: history.length,
    changedAt: at,
    task: last?.task ?? null,
    store:
      last?.stage === 'opened'
        ? { number: 'A2Q3XEXAMPLE', address: 'https://www.amazon.example/sp?seller=A2Q3X' }
        : null,
    history,
  }
}
