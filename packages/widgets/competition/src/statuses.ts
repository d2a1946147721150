import type { AuditStatus } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { TagProps } from '@chuhai/ui'

const inEnglish: Record<AuditStatus, string> = {
  正在报名: 'Signing up',
  待审核: 'Under review',
  未通过: 'Not accepted',
  已通过: 'Accepted',
}

/** Where a registration stands, in words. */
export const statusText = (status: AuditStatus, locale: Locale): string =>
  locale === 'en' ? inEnglish[status] : status

export const statusTones: Record<AuditStatus, TagProps['tone']> = {
  正在报名: 'brand',
  待审核: 'warning',
  未通过: 'error',
  已通过: 'success',
}
