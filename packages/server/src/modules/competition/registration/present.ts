import type { Registration } from '@chuhai/contract/competition'
import type { Version } from './entry'

/** A version as its owner sees it; addresses are absolute, because pages of others show them too. */
export const presentRegistration = (
  { contestantType, form, editionId, version, competitionArea, auditStatus, auditReason, plan }: Version,
  publicUrl: string,
): Registration =>
  ({
    contestantType,
    ...form,
    editionId,
    version,
    competitionArea,
    auditStatus,
    auditReason,
    plan: plan && { address: publicUrl + plan.path, name: plan.name, savedAt: plan.savedAt },
  }) as Registration
