import { listRuleSets } from '@chuhai/contract/admin'
import { action, type Command } from './command'
import { inShanghai, textTable } from './output'

/** The rules that the evaluation has had; editors change them by their file. */
export const evaluation: Command = {
  about: '建站评测的规则',
  actions: {
    list: action({
      about: '列出用过的规则，新的在前，以及各得出多少次结果',
      example: 'evaluation list',
      async run(_, { call }) {
        const rows = (await call(listRuleSets)).map(({ id, createdAt, evaluations }, index) => [
          String(id),
          inShanghai(createdAt),
          index === 0 ? '是' : '否',
          String(evaluations),
        ])
        return textTable(['编号', '开始使用', '正在使用', '评测次数'], rows)
      },
    }),
  },
}
