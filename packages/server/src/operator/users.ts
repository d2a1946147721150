import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  erasePersonalData,
  exportPersonalData,
  findUsers,
  revokeAllSessions,
  revokeSessions,
  type Subject,
  setUserDisabled,
} from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { action, type Command, type CommandContext } from './command'
import { flag, limit, text, type Values } from './options'
import { fromCaller, inShanghai, textTable } from './output'
import { UsageError } from './usage-error'
import { numberIn, optional, rest, word } from './words'

/** The id of a user. */
export const userId = numberIn('用户编号', '例如 42，用 users find 名称 查找', /^\d{1,15}$/)

const subjectOptions = { phone: text('手机号', '访客留下的手机号') }

const readSubject = (user: number | undefined, { phone }: Values<typeof subjectOptions>): Subject => {
  if (user === undefined && !phone)
    throw new UsageError('要写是谁：用户编号，或者用 --phone 写访客留下的手机号。')
  return { ...(user !== undefined && { userId: user }), ...(phone && { phone }) }
}

const disable = async ({ call }: CommandContext, id: number, disabled: boolean) => {
  if (!(await call(setUserDisabled, { params: { id }, body: { disabled } })))
    throw new StartError(`没有用户 ${id}，用 users find 名称 查找。`)
  return disabled ? `用户 ${id} 已退出，不能再登录` : `用户 ${id} 可以重新登录`
}

/** Writes a new folder: `data.json`, and the files of the person. */
const exportPerson = action({
  about: '把一个人的全部信息写进一个新的文件夹：data.json 与上传的文件',
  words: { user: optional(userId) },
  options: { ...subjectOptions, out: text('文件夹', '新的文件夹，必须写') },
  example: 'users export 42 --out shen',
  async run({ user }, { call, store, options }) {
    const { out } = options
    if (!out) throw new UsageError('要写一个新的文件夹：users export 用户编号 --out 文件夹')
    const { data, files } = await call(exportPersonalData, { body: readSubject(user, options) })
    const folder = fromCaller(out)
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`没能新建文件夹 ${out}：${error.message}`)
    })
    await writeFile(join(folder, 'data.json'), `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 })
    for (const name of files) {
      const bytes = await store.get(name)
      if (bytes) await pipeline(bytes, createWriteStream(join(folder, name), { mode: 0o600 }))
    }
    return `${out} 已写好：data.json 与 ${files.length} 个文件`
  },
})

const erase = action({
  about: '删除一个人的全部信息，不能恢复',
  words: { user: optional(userId) },
  options: subjectOptions,
  example: 'users erase 42 --phone 13800138000',
  async run({ user }, { call, options }) {
    const erased = Object.entries(await call(erasePersonalData, { body: readSubject(user, options) }))
    if (erased.length === 0) return '没有关于这个人的信息。'
    return textTable(
      ['表', '删除的行数'],
      erased.map(([table, rows]) => [table, String(rows)]),
    )
  },
})

/** Finds users, closes accounts, and exports or erases the data of a person. */
export const users: Command = {
  about: '用户：查编号、停用账号、导出与删除个人信息',
  actions: {
    find: action({
      about: '按名称、编号或登录服务的账号查用户',
      words: { text: rest(word('名称', '名称的一部分、编号或账号')) },
      options: { limit },
      example: 'users find 沈亦舟',
      run: async ({ text }, { call, options }) =>
        textTable(
          ['编号', '名称', '登录服务', '账号', '上次登录', '已停用'],
          (await call(findUsers, { query: { words: text } }))
            .slice(0, options.limit)
            .map(({ id, userName, issuer, account, lastSignedInAt, disabled }) => [
              String(id),
              userName,
              issuer,
              account,
              inShanghai(lastSignedInAt),
              disabled ? '是' : '否',
            ]),
        ),
    }),
    disable: action({
      about: '停用账号：立即退出，不能再登录',
      words: { user: userId },
      example: 'users disable 42',
      run: ({ user }, context) => disable(context, user, true),
    }),
    enable: action({
      about: '恢复停用的账号',
      words: { user: userId },
      example: 'users enable 42',
      run: ({ user }, context) => disable(context, user, false),
    }),
    export: exportPerson,
    erase,
  },
}

/** Ends all sessions of a user at once, for example when a device was lost, or of everybody. */
export const sessions: Command = {
  about: '登录状态',
  actions: {
    revoke: action({
      about: '让一个用户在所有设备上退出，或者让所有人退出',
      words: { user: optional(userId) },
      options: { all: flag('所有人') },
      example: 'sessions revoke 42',
      async run({ user }, { call, options }) {
        if (user !== undefined && options.all) throw new UsageError('用户编号与 --all 只能写一个。')
        if (user !== undefined)
          return `用户 ${user} 的 ${await call(revokeSessions, { params: { id: user } })} 个登录状态已结束`
        if (!options.all) throw new UsageError('要写用户编号，或者用 --all 让所有人退出。')
        return `${await call(revokeAllSessions)} 个登录状态已结束`
      },
    }),
  },
}
