import type { Edition } from '@chuhai/contract/competition'

export const openEdition: Edition = {
  id: 6,
  name: '第六届',
  opensAt: '2026-11-01T01:00:00.000Z',
  closesAt: '2026-12-18T15:59:00.000Z',
  now: '2026-11-22T02:00:00.000Z',
}
export const comingEdition: Edition = { ...openEdition, now: '2026-10-20T02:00:00.000Z' }
export const closedEdition: Edition = { ...openEdition, now: '2026-12-20T02:00:00.000Z' }
