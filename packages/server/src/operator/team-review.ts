import { getTeam, type Judgement, judgeTeam, type Team } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import type { FileStore } from '../uploads/file-store'
import type { CallAdmin } from './admin-client'
import { fromCaller } from './output'
import { findId } from './short-id'
import { writeStoredFile } from './stored-file'
import { teamName } from './team-columns'

/** Returns all versions of a registration, the newest first. */
export const requireTeam = async (call: CallAdmin, start: string): Promise<[Team, ...Team[]]> => {
  const id = await findId(call, 'registration', start)
  const [current, ...earlier] = await call(getTeam, { params: { id } })
  if (!current) throw new StartError(`没有报名 ${id}，编号见 registrations list。`)
  return [current, ...earlier]
}

const refusal = (id: string, judgement: Exclude<Judgement, 'judged'>): StartError =>
  new StartError(
    judgement === 'changed'
      ? `报名 ${id} 刚才有改动，没有处理。先看一看：pnpm operator registrations show ${id}`
      : `报名 ${id} 现在是“${judgement === 'unknown' ? '已删除' : judgement}”，只有“待审核”的可以审核。`,
  )

/** Accepts a submitted registration, or rejects it for a reason; with a version, only while that is the current one. */
export const judge = async (
  call: CallAdmin,
  id: string,
  version: number | undefined,
  reason: string | null = null,
): Promise<string> => {
  const [team] = await requireTeam(call, id)
  const judgement = await call(judgeTeam, {
    params: { id: team.id },
    body: { reason, version: version ?? null },
  })
  if (judgement !== 'judged') throw refusal(team.id, judgement)
  return `${team.id} ${teamName(team)}：${reason === null ? '已通过' : '未通过'}`
}

/** Writes a team's plan to a new file that only this user can read. */
export const takePlan = async (
  call: CallAdmin,
  store: FileStore,
  id: string,
  file: string,
): Promise<string> => {
  const [{ plan }] = await requireTeam(call, id)
  if (!plan) throw new StartError(`报名 ${id} 还没有计划书。`)
  await writeStoredFile(store, plan, fromCaller(file))
  return `${file} 已写好：${plan.name}`
}
