import type { AuditStatus } from '@chuhai/contract/competition'
import { Tag, type TagProps, useLocale } from '@chuhai/ui'

const english: Record<AuditStatus, string> = {
  正在报名: 'Signing up',
  待审核: 'Under review',
  未通过: 'Not accepted',
  已通过: 'Accepted',
}

const tones: Record<AuditStatus, TagProps['tone']> = {
  正在报名: 'brand',
  待审核: 'warning',
  未通过: 'error',
  已通过: 'success',
}

/** The status of a registration. */
export const StatusTag = ({ status }: { status: AuditStatus }) => (
  <Tag tone={tones[status]}>{useLocale() === 'en' ? english[status] : status}</Tag>
)
