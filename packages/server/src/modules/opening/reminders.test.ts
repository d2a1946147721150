import { beforeEach, expect, it } from 'vitest'
import { dueAt, newOpening, openingSteps } from '../../testing/opening'
import { startTestApp } from '../../testing/test-app'
import { kindsTold, toldTo } from '../../testing/told'
import { hourMs } from '../../time/durations'
import { remindOfTasks } from './reminders'

const server = startTestApp()
const { handed, questions, opened } = openingSteps
const before = (hours: number) => new Date(dueAt.getTime() - hours * hourMs)
const isReminder = (kind: string) => kind === 'store.due'

let opening: Awaited<ReturnType<typeof newOpening>>
const reminders = async () => (await kindsTold(server.db, opening.userId)).filter(isReminder).length

beforeEach(async () => {
  opening = await newOpening(server)
  await opening.set(handed)
})

it('an applicant is reminded a day before something is due, once, also where two instances look at once', async () => {
  await opening.set(questions)
  await remindOfTasks(server.db, before(25))
  expect(await reminders()).toBe(0)
  await Promise.all([remindOfTasks(server.db, before(24)), remindOfTasks(server.db, before(24))])
  await remindOfTasks(server.db, before(1))
  expect(await reminders()).toBe(1)
  const told = await toldTo(server.db, opening.userId)
  expect(told.find(({ kind }) => isReminder(kind))?.values).toMatchObject({
    task: '补充水电费账单',
    due: dueAt.toISOString(),
  })
})

it('nobody is reminded of what a later stage has settled, or what is past', async () => {
  await opening.set(questions)
  await remindOfTasks(server.db, dueAt)
  await opening.set(opened)
  await remindOfTasks(server.db, before(2))
  expect(await reminders()).toBe(0)
})

it('who is told within the last day is not told again at once', async () => {
  await opening.set(questions, before(20))
  await remindOfTasks(server.db, before(19))
  expect(await reminders()).toBe(0)
})

it('what is asked for again is reminded of again', async () => {
  await opening.set(questions)
  await remindOfTasks(server.db, before(20))
  const later = new Date(dueAt.getTime() + 72 * hourMs)
  await opening.set({ ...questions, task: { text: '再补一份', dueAt: later } }, before(10))
  await remindOfTasks(server.db, new Date(later.getTime() - 20 * hourMs))
  expect(await reminders()).toBe(2)
})
