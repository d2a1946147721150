/** The roles in an organisation; an organisation always has an owner. */
export const organisationRoles = ['owner', 'member', 'finance'] as const
/** A role in an organisation. */
export type OrganisationRole = (typeof organisationRoles)[number]

/** The roles that an invitation or a decision gives; owners are made of members. */
export const givenRoles = ['member', 'finance'] as const
/** A role that an invitation or a decision gives. */
export type GivenRole = (typeof givenRoles)[number]

/** What the members of an organisation may do with what belongs to it, by role. */
export const organisationRights = {
  manageMembers: ['owner'],
  changeDetails: ['owner'],
  readApplications: ['owner', 'member'],
  readOrders: ['owner', 'finance'],
  offerServices: ['owner', 'member'],
  readStatements: ['owner', 'finance'],
  sendGoods: ['owner', 'member'],
} as const satisfies Record<string, readonly OrganisationRole[]>
/** Something that some roles may do. */
export type OrganisationRight = keyof typeof organisationRights

/**
 * Whether a role has a right; pages and the server ask this one table.
 *
 * @example
 * hasRight('finance', 'readOrders') // true
 */
export const hasRight = (role: OrganisationRole, right: OrganisationRight): boolean =>
  (organisationRights[right] as readonly OrganisationRole[]).includes(role)
