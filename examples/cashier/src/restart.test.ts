import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@chuhai-examples/development'
import { expect, it } from 'vitest'
import { createNotifier } from './notifier'
import { openStore } from './store'

it('keeps trades and notifications that were not acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cashier-'))
  const file = join(folder, 'trades.json')
  const store = await openStore(file)
  const notifier = createNotifier({ store, clock: systemClock })
  await notifier.send('http://127.0.0.1:1/notify', 'a=1')
  await expect.poll(() => store.notifications[0]?.failures).toBe(1)
  notifier.stop()
  await store.save()
  expect((await openStore(file)).notifications).toMatchObject([{ body: 'a=1', failures: 1 }])
  await rm(folder, { recursive: true })
})
