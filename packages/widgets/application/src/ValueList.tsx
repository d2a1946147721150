import {
  type Attachment,
  type Field,
  type FieldValue,
  maskAccount,
  type Values,
} from '@chuhai/contract/application'
import { priceText } from '@chuhai/contract/money'
import type { Region } from '@chuhai/contract/region'
import { longTermDate, useLocale, useStyles } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useRegions } from './fields/RegionField'
import { applicationMessages } from './messages'
import type { ApplicationStore } from './store'
import css from './value-list.css?inline'

const joined = '、'

const regionNames = (codes: readonly string[], tree: readonly Region[] = []): string => {
  const names: string[] = []
  let level = tree
  for (const code of codes) {
    const found = level.find((region) => region.code === code)
    if (!found) break
    names.push(found.name)
    level = found.children ?? []
  }
  return names.join(' ')
}

const isEmpty = (value: FieldValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

interface ValueListProps {
  store: Pick<ApplicationStore, 'core' | 'kind' | 'shown'>
  values: Partial<Values>
  /** Beside the title of each step. */
  action?(step: number): ReactNode
}

/** What is filled in, step by step. */
export const ValueList = ({ store: { core, kind, shown }, values, action }: ValueListProps) => {
  useStyles(css)
  const locale = useLocale()
  const words = applicationMessages[useLocale()]
  const { state: regions } = useRegions(core)
  const show = ({ type }: Field, value: FieldValue | undefined): ReactNode => {
    if (isEmpty(value)) return <span className="ch-value-list__none">{words.optional}</span>
    if (type === 'account') return maskAccount(String(value))
    if (type === 'date' && value === longTermDate) return words.longTerm
    if (type === 'price') return priceText(value as number)
    if (type === 'region') return regionNames(value as string[], regions.data)
    if (type === 'documents')
      return (value as Attachment[]).map(({ address, name }) => (
        <a key={address} href={core.base + address} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))
    return Array.isArray(value) ? value.join(joined) : String(value)
  }
  const about = shown.words[locale].about
  const steps = kind.steps.map(({ key, label, fields }, step) => (
    <section key={key} className="ch-value-list">
      <h3>
        {label[locale]}
        {action?.(step)}
      </h3>
      <dl>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} data-type={field.type}>
            <dt>{field.label[locale]}</dt>
            <dd>{show(field, values[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
  if (!about) return steps
  return (
    <>
      <section className="ch-value-list">
        <h3>{about.title}</h3>
        <dl>
          {about.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {steps}
    </>
  )
}
