import { expect, type Page } from '@playwright/test'
import { isReady } from './checkout'
import { operator } from './operator'
import { addresses } from './services'

/** A lesson by the id of its course and its key. */
export interface LessonPlace {
  course: number
  lesson: string
}

/** A part of the page below the picture. */
export const lessonPart = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const openLesson = async (page: Page, { course, lesson }: LessonPlace) => {
  await page.goto(`${addresses.portal}/school/videoplay?id=${course}&lesson=${lesson}`)
  await isReady(page)
  await expect(lessonPart(page, '提问与答复')).toBeVisible()
}

/** The box that a question is typed into. */
export const questionBox = (page: Page) =>
  lessonPart(page, '提问与答复').getByRole('textbox', { name: /^向讲师提问/ })

/** Sends the question that is typed. Returns its entry in the list. */
export const sendQuestion = async (page: Page, question: string) => {
  const questions = lessonPart(page, '提问与答复')
  await questions.getByRole('button', { name: '提交提问' }).dblclick()
  const asked = questions.getByRole('listitem').filter({ hasText: question })
  await expect(asked).toHaveCount(1)
  await expect(asked.getByText('等待答复')).toBeVisible()
  return asked
}

/** Answers an open question by the operator command of teachers. */
export const answerQuestion = (question: string, answer: string) => {
  const row = operator('questions', 'list', '--status', '待答复')
    .split('\n')
    .find((line) => line.includes(question))
  operator('questions', 'answer', row?.split(/\s+/)[0] ?? '', answer)
}
