import { organisationType } from '@chuhai/contract/constants'
import { isLocal } from '@chuhai/contract/site-request'
import type { Db } from '../../database/db'
import type { SeedAddresses } from '../../settings/seed-addresses'
import { requireUser } from '../user/service'
import { memberships, organisations } from './tables'

/** An organisation of one person, which the form cannot add. */
const personType = 1

const ningbo = {
  provinceCode: '330000',
  provinceName: '浙江省',
  cityCode: '330200',
  cityName: '宁波市',
}

const owned = [
  {
    id: 'b1e6f6a4-52a7-4f0c-9a53-6d0c7a1f2e01',
    orgName: '沈立群（个人）',
    socialCode: '',
    ...ningbo,
    countyCode: '330212',
    countyName: '鄞州区',
    orgAddress: '学士路 655 号 8 幢 502 室',
    licencePic: '',
    orgType: personType,
  },
  {
    id: 'b1e6f6a4-52a7-4f0c-9a53-6d0c7a1f2e02',
    orgName: '宁波宁居家居用品有限公司',
    socialCode: '91330281MA2H5QX8XY',
    operatePeriod: '2048-05-16',
    ...ningbo,
    countyCode: '330281',
    countyName: '余姚市',
    orgAddress: '城区经济开发区安山路 118 号',
    licencePic: '',
    orgType: organisationType,
  },
]

/** On a local server the user `demo` of the development provider has two organisations; `newbie` has none. */
export const seedOrganisations = async (
  db: Db,
  { publicUrl, signOnPort }: SeedAddresses,
  now: Date,
): Promise<void> => {
  if (!isLocal(publicUrl)) return
  const issuer = `http://localhost:${signOnPort}`
  const userId = await requireUser(
    db,
    { issuer, subject: 'demo', userName: '沈立群', unionId: 'union-demo', userAvatar: null },
    now,
  )
  const rows = owned.map((organisation) => ({ ...organisation, createdBy: userId, createdAt: now }))
  const added = await db
    .insert(organisations)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: organisations.id })
  if (added.length === 0) return
  // The order of joining is that of the list.
  const joined = added.map(({ id }) => ({
    userId,
    orgId: id,
    role: 'owner' as const,
    joinedAt: new Date(now.getTime() + owned.findIndex((organisation) => organisation.id === id)),
  }))
  await db.insert(memberships).values(joined).onConflictDoNothing()
}
