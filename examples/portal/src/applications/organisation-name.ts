import type { Core } from '@chuhai/core'

/** The selected organisation is what a visitor applies for. */
export const organisationName = ({
  session,
  organisation,
}: Pick<Core, 'session' | 'organisation'>): string => {
  const orgId = organisation.$orgId.get()
  return session.$user.get()?.userOrgInfoList.find((one) => one.orgId === orgId)?.orgName ?? ''
}
