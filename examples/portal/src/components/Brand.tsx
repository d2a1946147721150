import { brand } from '@chuhai/contract/constants'
import { Mark, type MarkProps } from '@chuhai/ui'
import { type Messages, useMessages } from '../app/messages'

const zhCN = { home: '首页' }
const messages: Messages<typeof zhCN> = { 'zh-CN': zhCN, en: { home: 'home' } }

interface BrandProps {
  tone?: MarkProps['tone']
  className?: string
}

/** The mark and the name of the portal. */
export const Brand = ({ tone, className = '' }: BrandProps) => (
  <p className={`portal-brand ${className}`}>
    <Mark size={28} tone={tone} />
    {brand}
  </p>
)

/** Mark and name as the link home of a header. */
export const BrandLink = ({ tone }: Pick<BrandProps, 'tone'>) => (
  <a className="portal-brand" href="/" aria-label={`${brand} ${useMessages(messages).home}`}>
    <Mark size={28} tone={tone} />
    <span>{brand}</span>
  </a>
)
