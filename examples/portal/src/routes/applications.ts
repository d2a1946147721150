import type { TrainingClass } from '@chuhai/contract/school'
import { hasRecordId, type Row, row } from '../app/row'
import { loadApplicationPage } from '../applications/load'
import type { ShownPage } from '../pages/service/blocks/block'
import { type ApplyData, loadApplied, loadApply } from '../school/apply/load'

const ofClass = { query: ['id'], check: hasRecordId, login: true, unlisted: true } as const

/** What visitors apply for, once they have signed in. */
export const applicationRows: Row[] = [
  row<ShownPage>({
    path: '/beServiceProvider',
    title: '服务商入驻',
    layout: 'default',
    login: true,
    unlisted: true,
    page: () => import('../applications/ApplicationPage'),
    load: loadApplicationPage('beServiceProvider'),
  }),
  row<ShownPage>({
    path: '/GStore/apply/:id?',
    title: '申请开店',
    layout: 'default',
    unlisted: true,
    check: ({ params, query }) =>
      (params.id === undefined || /^[1-9]\d{0,8}$/.test(params.id)) &&
      (query.site === undefined || /^[a-z]{2,8}$/.test(query.site)),
    above: ({ parent }) => (parent ? [parent] : []),
    page: () => import('../applications/StorePage'),
    load: loadApplicationPage('GStore-apply'),
  }),
  row<ApplyData>({
    path: '/school/training/apply',
    title: '培训班报名',
    layout: 'school',
    ...ofClass,
    page: () => import('../school/apply/ApplyPage'),
    load: loadApply,
  }),
  row<TrainingClass>({
    path: '/school/training/applySuccess',
    title: '报名已提交',
    layout: 'school',
    ...ofClass,
    page: () => import('../school/apply/ApplySuccessPage'),
    load: loadApplied,
  }),
]
