import type { ManagedOpening, ManagedOpeningWithSteps } from '@chuhai/contract/admin'
import { openingStageNames } from '@chuhai/contract/store'
import { type Column, inShanghai } from './output'
import { shortId } from './short-id'

type Step = ManagedOpeningWithSteps['history'][number]

const taskOf = ({ task }: Pick<ManagedOpening, 'task'>): string =>
  task ? `${task.text}（${inShanghai(task.dueAt)} 前）` : ''

/** A store as operators call it: 亚马逊 美国站. */
export const nameOf = ({ platformName, siteName }: ManagedOpening): string =>
  `${platformName} ${siteName['zh-CN']}`

/** The columns that fit a terminal. */
export const openingColumns: readonly Column<ManagedOpening>[] = [
  { title: '编号', value: ({ id }) => shortId(id) },
  { title: '店铺', value: nameOf },
  { title: '主体', value: ({ organisation }) => organisation ?? '' },
  { title: '申请人', value: ({ applicant }) => applicant },
  { title: '阶段', value: ({ stage }) => openingStageNames[stage]['zh-CN'] },
  { title: '申请人要办', value: taskOf },
  { title: '店铺编号', value: ({ store }) => store?.number ?? '' },
  { title: '更新时间', value: ({ changedAt }) => inShanghai(changedAt) },
]

/** Everything of one opening but its steps. */
export const openingFacts = (opening: ManagedOpening): readonly (readonly [string, string])[] => {
  const facts: readonly (readonly [string, string])[] = [
    ['店铺', nameOf(opening)],
    ['主体', opening.organisation ?? ''],
    ['申请人', `${opening.applicant}（${opening.userId}）`],
    ['阶段', openingStageNames[opening.stage]['zh-CN']],
    ['申请人要办', taskOf(opening)],
    ['店铺编号', opening.store?.number ?? ''],
    ['店铺网址', opening.store?.address ?? ''],
    ['版本', String(opening.version)],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** Every step there was. */
export const openingHistory: readonly Column<Step>[] = [
  { title: '版本', value: ({ version }) => String(version) },
  { title: '时间', value: ({ at }) => inShanghai(at) },
  { title: '阶段', value: ({ stage }) => openingStageNames[stage]['zh-CN'] },
  { title: '操作人', value: ({ by }) => by },
  { title: '说明', value: ({ words }) => words },
  { title: '申请人要办', value: taskOf },
]
