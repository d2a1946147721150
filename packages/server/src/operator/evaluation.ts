import { listRuleSets } from '@chuhai/contract/admin'
import { commandOf } from './command'
import { textTable } from './output'

/** The rules that the evaluation has had; editors change them by their file. */
export const evaluation = commandOf('evaluation', {
  list: async (_, { call }) => {
    const rows = (await call(listRuleSets)).map(({ id, createdAt, evaluations }, index) => [
      String(id),
      createdAt,
      index === 0 ? 'yes' : 'no',
      String(evaluations),
    ])
    return textTable(['id', 'since', 'counts', 'evaluations'], rows)
  },
})
