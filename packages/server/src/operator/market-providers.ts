import {
  giveProviderRole,
  listMarketProviders,
  type ManagedProvider,
  type ProviderOutcome,
  takeProviderRole,
} from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { action, type Command } from './command'
import { organisationWord } from './organisations'
import { type Column, inShanghai, tableOf } from './output'
import { numberIn } from './words'

const organisation = organisationWord('主体编号', '见 organisations list')

const columns: readonly Column<ManagedProvider>[] = [
  { title: '主体', value: ({ orgName }) => orgName },
  { title: '主体编号', value: ({ orgId }) => orgId },
  { title: '服务商', value: ({ providerName, providerId }) => `${providerName}（${providerId}）` },
  { title: '服务', value: ({ offers }) => String(offers) },
  { title: '已发布', value: ({ published }) => String(published) },
  { title: '开通', value: ({ since }) => inShanghai(since) },
  { title: '操作人', value: ({ by }) => by },
  { title: '收回', value: ({ endedAt }) => inShanghai(endedAt) },
]

const refusals: Record<Exclude<ProviderOutcome, 'given'>, string> = {
  unknownOrganisation: '没有这个主体，用 organisations list 名称 查找。',
  unknownProvider: '服务商目录里没有这个编号，先用 content import 加上服务商。',
  bound: '这个主体或这个服务商已经与另一个对应，一个主体只能是一个服务商。',
}

/** Who may offer services. */
export const marketProviders: Command = {
  about: '服务商身份：开通、收回、列表',
  actions: {
    list: action({
      about: '列出服务商，含已收回的',
      example: 'market providers list',
      run: async (_, { call }) => tableOf(columns, await call(listMarketProviders)),
    }),
    add: action({
      about: '让一个主体以目录里的服务商身份提供服务，并通知它的管理员；收回过的恢复原状',
      words: { organisation, provider: numberIn('服务商编号', '见 /serviceProvider/detail?id= 后面的数字') },
      example: 'market providers add b1e6f6a4-52a7-4f0c-9a53-6d0c7a1f2e02 913',
      async run({ organisation: orgId, provider: providerId }, { call }) {
        const outcome = await call(giveProviderRole, { params: { orgId }, body: { providerId } })
        if (outcome !== 'given') throw new StartError(refusals[outcome])
        return `主体 ${orgId} 现在是服务商 ${providerId}`
      },
    }),
    remove: action({
      about: '收回服务商身份：服务下架，进行中的订单照常办理',
      words: { organisation },
      example: 'market providers remove b1e6f6a4-52a7-4f0c-9a53-6d0c7a1f2e02',
      async run({ organisation: orgId }, { call }) {
        if (!(await call(takeProviderRole, { params: { orgId } })))
          throw new StartError(`主体 ${orgId} 没有服务商身份。`)
        return `已收回主体 ${orgId} 的服务商身份，它的服务已下架`
      },
    }),
  },
}
