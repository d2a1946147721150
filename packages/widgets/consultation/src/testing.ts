import type { ConsultationValues, FormField } from './form'
import type { ConsultationStore } from './store'

/** A form without a mistake, for tests and stories. */
export const validValues: ConsultationValues = {
  customerSource: ['亚马逊开店', '头程物流'],
  contactsName: '沈立群',
  contactsPhone: '13868105527',
  customerName: '宁波宁居家居用品有限公司',
  position: '法人/CEO/老板',
  mailbox: 'shen@ningju.example',
  hasConsented: true,
}

/** Types these values into a form. */
export const fillIn = (store: ConsultationStore, values: Partial<ConsultationValues> = validValues): void => {
  for (const [field, value] of Object.entries(values)) store.change(field as FormField, value)
}
