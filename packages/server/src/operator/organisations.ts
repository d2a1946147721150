import {
  type FoundOrganisation,
  findOrganisations,
  type JoinOutcome,
  joinOrganisations,
  setOrganisationRole,
} from '@chuhai/contract/admin'
import type { OrganisationRole } from '@chuhai/contract/organisation'
import { StartError } from '../process/start-error'
import { action, type Command } from './command'
import { inShanghai, textTable } from './output'
import { UsageError } from './usage-error'
import { userId } from './users'
import { optional, rest, type Word, word } from './words'

const roleNames: Record<OrganisationRole, string> = { owner: '管理员', member: '成员', finance: '财务' }

/** The id of an organisation. */
export const organisationWord = (name: string, about: string): Word<string> => ({
  ...word(name, about),
  read(text) {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text))
      throw new UsageError(`“${text}”不是主体编号，用 organisations list 名称 查找。`)
    return text.toLowerCase()
  },
})

const role: Word<OrganisationRole> = {
  ...word('角色', Object.values(roleNames).join('、')),
  read(text) {
    const found = (Object.keys(roleNames) as OrganisationRole[]).find((key) => roleNames[key] === text)
    if (!found) throw new UsageError(`“${text}”不是角色，可以写${Object.values(roleNames).join('、')}。`)
    return found
  },
}

const membersText = ({ members }: FoundOrganisation): string =>
  members.map(({ userId, userName, role }) => `${userName}（${userId}，${roleNames[role]}）`).join('、')

const refusals: Record<Exclude<JoinOutcome, 'joined'>, string> = {
  unknown: '没有这两个主体，用 organisations list 查找。',
  otherCode: '两个主体的统一社会信用代码不同，不能合并。',
  conflict: '有人以两个主体的名义申请过同一项，请先请对方撤回一份。',
}

/** Finds organisations, joins two with one code, and gives roles to members. */
export const organisations: Command = {
  about: '主体：查找、合并同一信用代码的、设置成员的角色',
  actions: {
    list: action({
      about: '按名称、信用代码或编号查找；不写就列出信用代码重复的',
      words: { text: optional(rest(word('名称', '名称的一部分、信用代码或编号'))) },
      example: 'organisations list 宁居家居',
      run: async ({ text }, { call }) =>
        textTable(
          ['编号', '名称', '信用代码', '添加时间', '成员'],
          (await call(findOrganisations, { query: { words: text ?? '' } })).map((found) => [
            found.id,
            found.orgName,
            found.socialCode,
            inShanghai(found.createdAt),
            membersText(found),
          ]),
        ),
    }),
    join: action({
      about: '把另一个主体并入：成员、申请、订单与线索都过来，它的管理员成为成员',
      words: {
        kept: organisationWord('保留的编号', '保留的主体'),
        other: organisationWord('并入的编号', '并入后删除的主体'),
      },
      example: 'organisations join b1e6f6a4-52a7-4f0c-9a53-6d0c7a1f2e02 0d9c6a3e-8f1b-4c52-9d07-5a1e3b7c9f10',
      async run({ kept, other }, { call }) {
        const outcome = await call(joinOrganisations, { params: { id: kept }, body: { other } })
        if (outcome !== 'joined') throw new StartError(refusals[outcome])
        return `${other} 已并入 ${kept}`
      },
    }),
    role: action({
      about: '设置成员的角色，例如唯一的管理员已经离职',
      words: { organisation: organisationWord('编号', '主体'), user: userId, role },
      example: 'organisations role b1e6f6a4-52a7-4f0c-9a53-6d0c7a1f2e02 42 管理员',
      async run({ organisation, user, role }, { call }) {
        const params = { id: organisation, userId: user }
        const outcome = await call(setOrganisationRole, { params, body: { role } })
        if (outcome === 'unknown') throw new StartError(`用户 ${user} 不是这个主体的成员。`)
        if (outcome === 'lastOwner') throw new StartError('主体要有管理员，请先设置另一位。')
        return `用户 ${user} 现在是${roleNames[role]}`
      },
    }),
  },
}
