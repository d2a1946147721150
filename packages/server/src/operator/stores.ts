import {
  getManagedOpening,
  listManagedOpenings,
  type ManagedOpening,
  type ManagedOpeningWithSteps,
  type OpeningDecision,
  openingTaskMax,
  openingWordsMax,
  setOpeningStage,
} from '@chuhai/contract/admin'
import { canFollow, openingStageNames, openingStages } from '@chuhai/contract/store'
import { StartError } from '../process/start-error'
import { type CallAdmin, readAllPages } from './admin-client'
import { action, type Command, type CommandContext } from './command'
import { dueWord } from './dates'
import { nameOf, openingColumns, openingFacts, openingHistory } from './opening-columns'
import { chineseNames, choice, limit, version } from './options'
import { limitedTable, tableOf, textTable } from './output'
import { findId, idWord } from './short-id'
import { UsageError } from './usage-error'
import { said, type Word, word } from './words'

const id = idWord('opening')
const words = said('说明', openingWordsMax, '申请人会看到')

const task: Word<string> = {
  ...word('事项', `申请人要办什么，最多 ${openingTaskMax} 个字，有空格时加引号`),
  read(text) {
    if (text.trim() === '' || [...text].length > openingTaskMax)
      throw new UsageError(`要写申请人要办的事项，最多 ${openingTaskMax} 个字。`)
    return text.trim()
  },
}

const address: Word<string> = {
  ...word('网址', '店铺的网址，以 https:// 开头'),
  read(text) {
    if (!/^https:\/\/[^\s/]+\.\S+$/.test(text)) throw new UsageError(`“${text}”不是 https:// 开头的网址。`)
    return text
  },
}

const requireOpening = async (call: CallAdmin, start: string): Promise<ManagedOpeningWithSteps> => {
  const id = await findId(call, 'opening', start)
  const found = await call(getManagedOpening, { params: { id } })
  if (!found) throw new StartError(`没有店铺 ${id}，编号见 stores list。`)
  return found
}

/** A decision as a call carries it: times are texts. */
type Step<Decision = OpeningDecision> = Decision extends { task: { text: string } }
  ? Omit<Decision, 'task'> & { task: { text: string; dueAt: string } }
  : Decision

/** Sets a stage; with a version, only while that is the current one. */
const set = async (
  start: string,
  step: Step,
  { call, options }: CommandContext<{ version?: number }>,
): Promise<string> => {
  const current = await requireOpening(call, start)
  const { id, stage, history } = current
  const given = options.version ?? current.version
  const last = history.at(-1)
  if (given !== current.version)
    throw new StartError(
      `店铺 ${id} 已被 ${last?.by} 改为“${openingStageNames[stage]['zh-CN']}”（版本 ${current.version}），没有处理。先看一看：pnpm operator stores show ${id}`,
    )
  if (!canFollow(stage, step.stage))
    throw new StartError(
      `店铺 ${id} 现在是“${openingStageNames[stage]['zh-CN']}”，不能改为“${openingStageNames[step.stage]['zh-CN']}”。`,
    )
  const changed = await call(setOpeningStage, { params: { id }, body: { version: given, step } })
  return `${id} ${nameOf(changed)}：${openingStageNames[changed.stage]['zh-CN']}`
}

const list = action({
  about: '列出店铺和进度',
  options: { stage: choice('阶段', '现在的阶段', chineseNames(openingStageNames, openingStages)), limit },
  example: 'stores list --stage 平台有疑问',
  async run(_, { call, options }) {
    const found = await readAllPages((rows, last?: ManagedOpening) =>
      call(listManagedOpenings, { query: { stage: options.stage, after: last?.id, rows } }),
    )
    found.sort((a, b) => a.changedAt.localeCompare(b.changedAt))
    return limitedTable(openingColumns, found, options.limit)
  },
})

const show = action({
  about: '一家店铺：现在的阶段，每一步的时间、操作人、说明',
  words: { id },
  example: 'stores show 5f0c2a9e',
  async run({ id }, { call }) {
    const found = await requireOpening(call, id)
    return [textTable(['编号', found.id], openingFacts(found)), tableOf(openingHistory, found.history)].join(
      '\n\n',
    )
  },
})

/** What becomes of stores after the application is accepted. */
export const stores: Command = {
  about: '开店进度：列表、提交平台、平台的疑问、视频验证、开通、未通过',
  actions: {
    list,
    show,
    hand: action({
      about: '材料已提交平台；未通过的修改后也用它重新提交',
      words: { id, words },
      options: { version },
      example: 'stores hand 5f0c2a9e 材料已提交，平台一般 7 天内答复',
      run: ({ id, words }, context) => set(id, { stage: 'handed', words }, context),
    }),
    ask: action({
      about: '平台有疑问：申请人要办什么，什么时候截止',
      words: { id, due: dueWord, task, words },
      options: { version },
      example: 'stores ask 5f0c2a9e 2026-12-01 补充水电费账单 平台要近三个月的，地址与执照一致',
      run: ({ id, due, task, words }, context) =>
        set(id, { stage: 'questions', words, task: { text: task, dueAt: due } }, context),
    }),
    video: action({
      about: '平台要视频验证：申请人要准备什么，什么时候截止',
      words: { id, due: dueWord, task, words },
      options: { version },
      example: 'stores video 5f0c2a9e 2026-12-03T10:00:00+08:00 参加视频验证 请法人带身份证和执照原件',
      run: ({ id, due, task, words }, context) =>
        set(id, { stage: 'videoCheck', words, task: { text: task, dueAt: due } }, context),
    }),
    open: action({
      about: '店铺已开通；写错了编号或网址，再写一次',
      words: { id, number: word('店铺编号', '平台给的编号'), address, words },
      options: { version },
      example: 'stores open 5f0c2a9e A2Q3X https://www.amazon.com/sp?seller=A2Q3X 可以上架商品了',
      run: ({ id, number, address, words }, context) =>
        set(id, { stage: 'opened', words, store: { number, address } }, context),
    }),
    refuse: action({
      about: '平台未通过；说明里写原因和接下来怎么办',
      words: { id, words },
      options: { version },
      example: 'stores refuse 5f0c2a9e 平台认为地址证明不符，换新的账单后可以重新提交',
      run: ({ id, words }, context) => set(id, { stage: 'refused', words }, context),
    }),
  },
}
