import { listOperators, type OperatorRole, operatorRoles, setOperatorRoles } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { action, type Command, type CommandContext } from './command'
import { textTable } from './output'
import { suggestionFor } from './suggestion'
import { UsageError } from './usage-error'
import { userId } from './users'
import { rest, type Word } from './words'

const requireRole = (text: string): OperatorRole => {
  const role = operatorRoles.find((one) => one === text)
  if (role) return role
  const suggestion = suggestionFor(text, operatorRoles)
  throw new UsageError(`没有 ${text} 这个角色。${suggestion}可以用：${operatorRoles.join('、')}。`)
}

const roleWords: Word<OperatorRole[]> = rest({
  name: '角色',
  about: `一个或几个：${operatorRoles.join('、')}`,
  read: (text) => text.split(' ').map(requireRole),
})

const set = async ({ call }: CommandContext, id: number, given: readonly OperatorRole[]) => {
  if (!(await call(setOperatorRoles, { params: { id }, body: { roles: [...given] } })))
    throw new StartError(`没有用户 ${id}。先登录一次，才能授予角色。`)
  return given.length > 0 ? `用户 ${id} 的角色现在是 ${given.join('、')}` : `用户 ${id} 不再有角色`
}

/** Who may use the admin API over HTTP, in place of their former roles. */
export const roles: Command = {
  about: '谁能通过网页使用运营接口',
  actions: {
    list: action({
      about: '列出有角色的用户',
      example: 'roles list',
      run: async (_, { call }) =>
        textTable(
          ['用户', '名称', '登录服务', '角色'],
          (await call(listOperators)).map(({ userId, userName, issuer, roles }) => [
            String(userId),
            userName,
            issuer,
            roles.join(' '),
          ]),
        ),
    }),
    set: action({
      about: '授予角色，代替从前的',
      words: { user: userId, roles: roleWords },
      example: 'roles set 42 agent editor',
      run: ({ user, roles }, context) => set(context, user, roles),
    }),
    remove: action({
      about: '收回一个用户的全部角色',
      words: { user: userId },
      example: 'roles remove 42',
      run: ({ user }, context) => set(context, user, []),
    }),
  },
}
