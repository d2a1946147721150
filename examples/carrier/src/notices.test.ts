import { createTestClock } from '@chuhai-examples/development/testing'
import { expect, it } from 'vitest'
import { setUpCarrier } from './testing/carrier'

const minuteMs = 60_000
const clock = createTestClock()
const { carrier, portal, newNumber, book, move } = setUpCarrier({ clock })

const codesIn = (notice: unknown) =>
  (notice as { parcels: { events: { code: string }[] }[] }).parcels.flatMap(({ events }) =>
    events.map(({ code }) => code),
  )

it('a notice is sent again after a minute, and after five, until the portal takes it', async () => {
  const { received, answers } = portal()
  answers.push(503, 500)
  await book(newNumber())
  await clock.turn(0)
  expect(received).toHaveLength(1)
  await clock.turn(minuteMs)
  expect(received).toHaveLength(2)
  await clock.turn(5 * minuteMs)
  expect(received).toHaveLength(3)
  await clock.turn(24 * 60 * minuteMs)
  expect(received.map(codesIn)).toEqual([['IR'], ['IR'], ['IR']])
})

it('on demand it says a step twice in three notices, or everything with the newest first', async () => {
  const { received } = portal()
  const number = newNumber()
  await book(number)
  await clock.turn(0)
  received.length = 0
  carrier().behave('repeating')
  await move(number, 'next')
  await clock.turn(0)
  expect(received.map(codesIn)).toEqual([
    ['PU', 'PU'],
    ['PU', 'PU'],
    ['PU', 'PU'],
  ])
  carrier().behave('shuffled')
  await move(number, 'next')
  await clock.turn(0)
  expect(codesIn(received.at(-1))).toEqual(['SC', 'PU', 'IR'])
})
