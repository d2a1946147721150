import { listOperators, type OperatorRole, operatorRoles, setOperatorRoles } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { type CommandContext, commandOf } from './command'
import { textTable } from './output'
import { requireUserId } from './users'

const requireRole = (text: string): OperatorRole => {
  const role = operatorRoles.find((one) => one === text)
  if (!role) throw new StartError(`${text} is no role. Use ${operatorRoles.join(', ')}.`)
  return role
}

const set = async ({ call }: CommandContext, user: string | undefined, given: readonly OperatorRole[]) => {
  const id = requireUserId(user)
  if (!(await call(setOperatorRoles, { params: { id }, body: { roles: [...given] } })))
    throw new StartError(`There is no user ${id}. They sign in once before they get a role.`)
  return given.length > 0 ? `user ${id} is ${given.join(', ')}` : `user ${id} has no role any more`
}

/** Who may use the admin API over HTTP, in place of their former roles. */
export const roles = commandOf('roles', {
  list: async (_, { call }) =>
    textTable(
      ['user', 'name', 'issuer', 'roles'],
      (await call(listOperators)).map(({ userId, userName, issuer, roles }) => [
        String(userId),
        userName,
        issuer,
        roles.join(' '),
      ]),
    ),
  'set USER ROLE...': async ([user, ...names], context) => {
    if (names.length === 0) throw new StartError(`Name one or more roles: ${operatorRoles.join(', ')}.`)
    return set(context, user, names.map(requireRole))
  },
  'remove USER': ([user], context) => set(context, user, []),
})
