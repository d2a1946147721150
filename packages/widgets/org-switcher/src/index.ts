'use client'

export { AddOrganisationDialog, type AddOrganisationDialogProps } from './AddOrganisationDialog'
export { OrgSwitcher, type OrgSwitcherProps } from './OrgSwitcher'
