/**
 * Roles of operators. `viewer` reads what has no personal data; `agent` also looks after leads, teams, applications and
 * orders; `editor` also changes content; `teacher` also answers questions under lessons and marks homework; `admin` may do everything.
 */
export const operatorRoles = ['viewer', 'agent', 'editor', 'teacher', 'admin'] as const

/** What an operator may do; a user can have several. */
export type OperatorRole = (typeof operatorRoles)[number]

/** Whether a role includes a needed one: agents, editors and teachers do not see each other's work. */
export const includesRole = (role: OperatorRole, needed: OperatorRole): boolean =>
  role === 'admin' || needed === 'viewer' || role === needed
