/** The page that shows an invitation, whose secret is in the fragment: no request and no log has it. */
export const invitationPath = '/joinOrganisation'

export const invitationLink = (token: string): string => `${location.origin}${invitationPath}#${token}`

/** The visitor's organisations, and the members of the selected one. */
export const organisationsPath = '/user/#organisations'
