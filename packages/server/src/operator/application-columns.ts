import type { ApplicationStep } from '@chuhai/contract/admin'
import {
  type ApplicationKind,
  type Attachment,
  applicationKinds,
  classApplications,
  type Field,
  type FieldValue,
  stateNames,
} from '@chuhai/contract/application'
import { yuanOf } from '@chuhai/contract/money'
import { findRegions } from '../modules/region/service'
import { type Column, inShanghai } from './output'
import { shortId } from './short-id'

export const kindOf = (key: string): ApplicationKind => {
  const kind = applicationKinds.find((one) => one.key === key)
  if (!kind) throw new Error(`[chuhai] there is no kind of application ${key}`)
  return kind
}

const joined = '、'

/** Every field of an application: those of its kind, and those that its subject asks for. */
export const fieldsOf = ({
  kind,
  further,
}: Pick<ApplicationStep, 'kind' | 'further'>): Record<string, Pick<Field, 'label' | 'type'>> => ({
  ...kindOf(kind).fields,
  ...Object.fromEntries(further.map(({ name, ...field }) => [name, field])),
})

/** A value as an operator reads it. */
const textOf = ({ type }: Pick<Field, 'type'>, value: FieldValue | undefined): string => {
  if (value === undefined || value === null) return ''
  if (type === 'price') return yuanOf(value as number)
  if (!Array.isArray(value)) return String(value)
  if (type === 'documents') return (value as Attachment[]).map(({ name }) => name).join(joined)
  if (type === 'region')
    return (
      findRegions(value as string[])
        ?.map(({ name }) => name)
        .join('/') ?? value.join('/')
    )
  return value.join(joined)
}

/** What an application is called: the company, for instance. */
export const titleOf = ({ kind, values }: ApplicationStep): string =>
  String(values[kindOf(kind).titleField] ?? '')

const state: Column<ApplicationStep> = { title: '状态', value: (step) => stateNames[step.state]['zh-CN'] }
const reason: Column<ApplicationStep> = { title: '未通过原因', value: (step) => step.reason ?? '' }
const fieldReasons: Column<ApplicationStep> = {
  title: '需要修改',
  value: ({ fields, ...step }) =>
    Object.entries(fieldsOf(step))
      .flatMap(([name, { label }]) => (fields[name] ? `${label['zh-CN']}：${fields[name]}` : []))
      .join('；'),
}

/** Who has a place, and who waits for one in which order; empty where places are not limited. */
const placeOf = ({ place }: ApplicationStep): string => {
  if (!place) return ''
  if (place.state === 'waiting') return `候补 ${place.ahead + 1}`
  if (place.state === 'lapsed') return '席位已放出'
  if (place.state === 'ordered') return '席位已下单'
  return place.keepUntil ? `留到 ${inShanghai(place.keepUntil)}` : '席位已留'
}

const common: readonly Column<ApplicationStep>[] = [
  { title: '编号', value: ({ id }) => id },
  { title: '类型', value: ({ kind }) => kindOf(kind).label },
  state,
  { title: '主体', value: ({ organisation }) => organisation ?? '' },
]

const times: readonly Column<ApplicationStep>[] = [
  { title: '提交时间', value: ({ submittedAt }) => inShanghai(submittedAt) },
  { title: '更新时间', value: ({ at }) => inShanghai(at) },
]

const subject: Column<ApplicationStep> = { title: '申请项目', value: ({ subjectName }) => subjectName }

/** The columns that fit a terminal. */
export const listColumns: readonly Column<ApplicationStep>[] = [
  { title: '编号', value: ({ id }) => shortId(id) },
  ...common.slice(1).map((column) =>
    column === state
      ? {
          ...state,
          value: (step: ApplicationStep) => [state.value(step), placeOf(step)].filter(Boolean).join('，'),
        }
      : column,
  ),
  { title: '名称', value: titleOf },
  subject,
  ...times,
]

const place: Column<ApplicationStep> = { title: '席位', value: placeOf }

/** What one subject asks for has no column of its own in a list of all. */
const further: Column<ApplicationStep> = {
  title: '平台材料',
  value: ({ further: fields, values }) =>
    fields
      .flatMap((field) => {
        const text = textOf(field, values[field.name])
        return text === '' ? [] : `${field.label['zh-CN']}：${text}`
      })
      .join('；'),
}

/** Everything that is filled in, in the order of the form. */
export const kindColumns = ({
  key,
  fields,
  subject: applied,
}: ApplicationKind): readonly Column<ApplicationStep>[] => [
  ...common,
  ...(applied ? [{ ...subject, title: applied.label }] : []),
  ...(key === classApplications.key ? [place] : []),
  reason,
  fieldReasons,
  ...Object.entries(fields).map(([name, field]) => ({
    title: field.type === 'price' ? `${field.label['zh-CN']}（元）` : field.label['zh-CN'],
    value: ({ values }: ApplicationStep) => textOf(field, values[name]),
  })),
  ...(applied?.asksForMore ? [further] : []),
  ...times,
]

/** Every step there was. */
export const historyColumns: readonly Column<ApplicationStep>[] = [
  { title: '版本', value: ({ version }) => String(version) },
  { title: '时间', value: ({ at }) => inShanghai(at) },
  state,
  { title: '操作人', value: ({ by }) => by || '申请人' },
  reason,
  fieldReasons,
]
