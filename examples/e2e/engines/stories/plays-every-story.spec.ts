import { expect } from '@playwright/test'
import type { Tab } from '../drivers/driver'
import { until } from '../part'
import { test } from '../test'
import { addressOf, stories } from './built'

const desktop = { width: 1280, height: 900 }
const phone = { width: 375, height: 812 }

/** What Storybook says of the story in its window: undefined until the story and its checks are over. */
const verdict = `(() => {
  const last = (event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0]
  const finished = last('storyFinished')
  if (!finished) return ''
  const failures = [
    last('playFunctionThrewException')?.message,
    last('storyThrewException')?.message,
    last('storyErrored')?.title,
    ...(last('unhandledErrorsWhilePlaying') ?? []).map(({ message }) => message),
    ...finished.reporters.flatMap(({ status, result }) =>
      status === 'failed' ? (result.violations?.map(({ id, help }) => id + ': ' + help) ?? [String(result.error)]) : [],
    ),
  ].filter(Boolean)
  const viewport = globalThis.__STORYBOOK_PREVIEW__.currentRender?.story?.storyGlobals?.viewport?.value
  return JSON.stringify({ status: finished.status, failures, isForPhones: viewport === 'phone' })
})()`

const play = async (tab: Tab, address: string) => {
  await tab.open(address)
  return JSON.parse(await until('“the story is over”', () => tab.evaluate(verdict)))
}

for (const story of stories)
  test(`${story.title} › ${story.name}`, async ({ driver }) => {
    for (const size of [desktop, phone]) {
      const session = await driver.openSession(size)
      const { status, failures, isForPhones } = await play(session.tab, addressOf(story))
      await session.close()
      if (isForPhones && size !== phone) continue
      expect(failures).toEqual([])
      expect(status).toBe('success')
      return
    }
  })
