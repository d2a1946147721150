import { contactsNameMax } from '@chuhai/contract/constants'
import type { Core } from '@chuhai/core'
import type { ConsultationValues } from './form'

type Known = Pick<ConsultationValues, 'contactsName' | 'customerName'>

export const nothingKnown: Known = { contactsName: '', customerName: '' }

/** What the session says about the visitor: the name, where the form takes it, and the selected organisation. */
export const knownVisitor = ({ session, organisation }: Core): Known => {
  const user = session.$user.get()
  const orgId = organisation.$orgId.get()
  const name = user?.userName ?? ''
  return {
    contactsName: [...name].length <= contactsNameMax ? name : '',
    customerName: user?.userOrgInfoList.find((one) => one.orgId === orgId)?.orgName ?? '',
  }
}

/** Fills in what is known now where the form still has what was known before; what the visitor typed stays. */
export const fillKnown = (values: ConsultationValues, before: Known, now: Known): ConsultationValues => ({
  ...values,
  ...(values.contactsName === before.contactsName && { contactsName: now.contactsName }),
  ...(values.customerName === before.customerName && { customerName: now.customerName }),
})
