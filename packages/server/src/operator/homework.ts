import {
  getManagedHomework,
  type homeworkStates,
  listManagedHomework,
  type ManagedHomework,
  type MarkOutcome,
  markHomework,
  teacherTextMax,
} from '@chuhai/contract/admin'
import { readAddress } from '../modules/file/service'
import { StartError } from '../process/start-error'
import { type CallAdmin, readAllPages } from './admin-client'
import { action, type Command } from './command'
import { choice, limit, version } from './options'
import { type Column, fromCaller, inShanghai, limitedTable, textTable } from './output'
import { findId, idWord, shortId } from './short-id'
import { writeStoredFile } from './stored-file'
import { file, said } from './words'

const id = idWord('homework')
const states: Record<(typeof homeworkStates)[number], string> = { handedIn: '待批改', marked: '已批改' }

const columns: readonly Column<ManagedHomework>[] = [
  { title: '编号', value: ({ id }) => shortId(id) },
  { title: '状态', value: ({ mark }) => states[mark === null ? 'handedIn' : 'marked'] },
  { title: '课程', value: ({ course }) => course },
  { title: '作业', value: ({ task, lesson }) => task || lesson },
  { title: '讲师', value: ({ teacher }) => teacher },
  { title: '学员', value: ({ userName }) => userName },
  { title: '文件', value: ({ file }) => file?.name ?? '' },
  { title: '版本', value: ({ version }) => String(version) },
  { title: '交来时间', value: ({ handedInAt }) => inShanghai(handedInAt) },
]

const requireHomework = async (call: CallAdmin, start: string): Promise<ManagedHomework> => {
  const id = await findId(call, 'homework', start)
  const found = await call(getManagedHomework, { params: { id } })
  if (!found) throw new StartError(`没有作业 ${id}，编号见 homework list。`)
  return found
}

const refusals: Record<Exclude<MarkOutcome, 'marked'>, string> = {
  unknown: '没有这份作业，编号见 homework list。',
  changed: '学员又交过一次，没有批改。先看一看：pnpm operator homework show',
  alreadyMarked: '这份作业已经批改过了。',
}

/** Homework that learners hand in. */
export const homework: Command = {
  about: '学员交来的作业：列表、取出、批改',
  actions: {
    list: action({
      about: '列出作业，先交的在前',
      options: { status: choice('状态', '有没有批改', states), limit },
      example: 'homework list --status 待批改',
      async run(_, { call, options }) {
        const found = await readAllPages((rows, last?: ManagedHomework) =>
          call(listManagedHomework, { query: { state: options.status, after: last?.id, rows } }),
        )
        return limitedTable(columns, found, options.limit)
      },
    }),
    show: action({
      about: '一份作业的全文与批语',
      words: { id },
      example: 'homework show 5f0c2a9e',
      async run({ id }, { call }) {
        const found = await requireHomework(call, id)
        return textTable(
          ['编号', found.id],
          [
            ['课程', `${found.course} / ${found.lesson}`],
            ['作业', found.task],
            ['学员', `${found.userName}（${found.userId}）`],
            ['版本', String(found.version)],
            ['交来时间', inShanghai(found.handedInAt)],
            ['正文', found.text],
            ['文件', found.file?.name ?? ''],
            ['批语', found.mark ?? ''],
          ].filter(([, value]) => value !== ''),
        )
      },
    }),
    file: action({
      about: '取出作业的文件，写进一个新的文件',
      words: { id, file: file('一个新的文件，只有当前用户能读') },
      example: 'homework file 5f0c2a9e 作业.docx',
      async run({ id, file }, { call, store }) {
        const { file: handedIn } = await requireHomework(call, id)
        if (!handedIn) throw new StartError(`作业 ${id} 没有文件，正文见 homework show ${id}。`)
        const path = readAddress(handedIn.address)?.path ?? handedIn.address
        await writeStoredFile(store, { path, name: handedIn.name }, fromCaller(file))
        return `${file} 已写好`
      },
    }),
    mark: action({
      about: '批改：写下评语，学员收到消息；批改以后不能再交',
      words: { id, text: said('评语', teacherTextMax, '学员会看到') },
      options: { version },
      example: 'homework mark 5f0c2a9e 标题的前八个词写得好，五点里第二点缺尺寸',
      async run({ id: start, text }, { call, options }) {
        const { id, userName, task } = await requireHomework(call, start)
        const body = { text, version: options.version ?? null }
        const outcome = await call(markHomework, { params: { id }, body })
        if (outcome !== 'marked') throw new StartError(refusals[outcome])
        return `${id} ${userName}的“${task}”：已批改`
      },
    }),
  },
}
