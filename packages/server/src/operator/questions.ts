import {
  answerLessonQuestion,
  getManagedQuestion,
  listManagedQuestions,
  type ManagedQuestion,
  type questionStates,
  teacherTextMax,
} from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { readAllPages } from './admin-client'
import { action, type Command } from './command'
import { choice, limit } from './options'
import { type Column, inShanghai, limitedTable, textTable } from './output'
import { findId, idWord, shortId } from './short-id'
import { said } from './words'

const id = idWord('question')
const states: Record<(typeof questionStates)[number], string> = { open: '待答复', answered: '已答复' }

/** The beginning of a text, as a table has room for it. */
const beginning = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return [...line].length > 40 ? `${[...line].slice(0, 39).join('')}…` : line
}

const columns: readonly Column<ManagedQuestion>[] = [
  { title: '编号', value: ({ id }) => shortId(id) },
  { title: '状态', value: ({ answer }) => states[answer === null ? 'open' : 'answered'] },
  { title: '课程', value: ({ course }) => course },
  { title: '课时', value: ({ lesson }) => lesson },
  { title: '讲师', value: ({ teacher }) => teacher },
  { title: '提问', value: ({ text }) => beginning(text) },
  { title: '提问时间', value: ({ askedAt }) => inShanghai(askedAt) },
]

/** Questions of learners under lessons. */
export const questions: Command = {
  about: '课时下的提问：列表与答复',
  actions: {
    list: action({
      about: '列出提问，先提的在前',
      options: { status: choice('状态', '有没有答复', states), limit },
      example: 'questions list --status 待答复',
      async run(_, { call, options }) {
        const found = await readAllPages((rows, last?: ManagedQuestion) =>
          call(listManagedQuestions, { query: { state: options.status, after: last?.id, rows } }),
        )
        return limitedTable(columns, found, options.limit)
      },
    }),
    show: action({
      about: '一个提问的全文与答复',
      words: { id },
      example: 'questions show 5f0c2a9e',
      async run({ id }, { call }) {
        const found = await call(getManagedQuestion, { params: { id: await findId(call, 'question', id) } })
        if (!found) throw new StartError(`没有提问 ${id}，编号见 questions list。`)
        const answered = found.answeredAt && `${found.answeredBy ?? ''} ${inShanghai(found.answeredAt)}`
        return textTable(
          ['编号', found.id],
          [
            ['课程', `${found.course} / ${found.lesson}`],
            ['学员', `${found.userName}（${found.userId}）`],
            ['提问时间', inShanghai(found.askedAt)],
            ['提问', found.text],
            ...(found.answer === null ? [] : [['答复', found.answer]]),
            ...(answered ? [['答复人', answered]] : []),
          ],
        )
      },
    }),
    answer: action({
      about: '答复；提问的学员收到消息，能看这节课的人都看到问与答，不显示是谁问的；再写一次是更正',
      words: { id, text: said('答复', teacherTextMax, '学员会看到') },
      example: 'questions answer 5f0c2a9e 箱唛贴在长边，离封口 5 厘米以上',
      async run({ id: start, text }, { call }) {
        const id = await findId(call, 'question', start)
        if ((await call(answerLessonQuestion, { params: { id }, body: { text } })) === 'unknown')
          throw new StartError(`没有提问 ${id}，编号见 questions list。`)
        return `${id} 已答复`
      },
    }),
  },
}
