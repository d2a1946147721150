'use client'

export { AddOrganisationDialog } from './AddOrganisationDialog'
export type { AddOrganisationDialogProps } from './dialog/OrganisationDialog'
export { Members, type MembersProps } from './Members'
export { OrgSwitcher, type OrgSwitcherProps } from './OrgSwitcher'
export { createSwitcherStore, type SwitcherState, type SwitcherStore } from './store'
