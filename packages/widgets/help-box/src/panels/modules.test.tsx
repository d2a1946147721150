import { createFakeCore } from '@chuhai/core/testing'
import { useStore } from '@nanostores/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createHelpBoxStore, type HelpBoxStore } from '../store'
import { createLazyModule, type LazyModule, useLoadWhen } from './modules'

afterEach(cleanup)

const Panel = ({ part, store }: { part: LazyModule<string>; store: HelpBoxStore }) => {
  useLoadWhen(part, useStore(store.$open))
  return <p>{useStore(part.$module)}</p>
}

const setUp = () => {
  const store = createHelpBoxStore(createFakeCore())
  const report = vi.fn()
  const importFiles = vi.fn(async () => 'the form')
  const part = createLazyModule<string>(importFiles, report)
  render(<Panel part={part} store={store} />)
  return {
    importFiles,
    report,
    press: () => act(async () => store.handle({ kind: 'press', panel: 'consultation' })),
  }
}

it('asks for the files of a panel once', async () => {
  const { importFiles, press } = setUp()
  expect(importFiles).not.toHaveBeenCalled()
  for (let presses = 0; presses < 3; presses += 1) await press()
  expect(importFiles).toHaveBeenCalledOnce()
  expect(screen.getByText('the form')).toBeTruthy()
})

it('asks at once for files that failed to load once', async () => {
  const { importFiles, report, press } = setUp()
  importFiles.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await press()
  expect(screen.getByText('the form')).toBeTruthy()
  expect(report).not.toHaveBeenCalled()
})

it('asks again with the next opening for files that did not come, and not as it is closed', async () => {
  const { importFiles, report, press } = setUp()
  const lost = new TypeError('Failed to fetch')
  importFiles.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  await press()
  expect(report.mock.calls).toEqual([[lost]])
  await press()
  expect(importFiles).toHaveBeenCalledTimes(2)
  await press()
  expect(screen.getByText('the form')).toBeTruthy()
  expect(report).toHaveBeenCalledOnce()
})
