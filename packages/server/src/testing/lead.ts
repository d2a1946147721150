import type { ConsultationBody } from '@chuhai/contract/consultation'

/** A form filled in well. */
export const lead: ConsultationBody = {
  customerSource: ['亚马逊开店', '海外仓'],
  contactsName: '沈亦舟',
  contactsPhone: '13805710826',
  customerName: '杭州远帆贸易有限公司',
  position: '运营负责人',
  mailbox: 'shen@yuanfan.example',
  consentVersion: '2026-11',
}
