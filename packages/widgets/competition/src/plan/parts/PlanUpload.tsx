import { type Registration, tracks } from '@chuhai/contract/competition'
import { planExtensions, planMaxBytes } from '@chuhai/contract/constants'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { FileUpload, type KeptFile, Undelivered, useLocale } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { StatusTag } from '../../parts/StatusTag'
import { planMessages } from '../messages'
import type { createPlanStore } from '../store'

interface PlanFile extends KeptFile {
  registration: Registration
}

interface PlanUploadProps {
  registration: Registration
  bytes?: number
  core: Core
  store: ReturnType<typeof createPlanStore>
}

/** The plan of an accepted team: uploaded as soon as it is chosen, and replaced by another at any time. */
export const PlanUpload = ({ registration, bytes, core, store }: PlanUploadProps) => {
  const locale = useLocale()
  const words = planMessages[locale]
  const inChina = useChinaClock(locale)
  const delay = useStore(store.$delay)
  const { plan } = registration
  const file: PlanFile | null = plan && {
    registration,
    name: plan.name,
    note: words.savedAt(inChina(chinaMoment(plan.savedAt))),
    ...(bytes !== undefined && { bytes }),
  }
  return (
    <>
      <p className="ch-plan__team">
        <StatusTag status="已通过" />
        <strong>
          {registration.contestantType === tracks.risingStar ? registration.ranks : registration.companyName}
        </strong>
      </p>
      <FileUpload<PlanFile>
        label={words.label}
        hint={words.hint}
        words={{ add: words.add }}
        extensions={planExtensions}
        maxBytes={planMaxBytes}
        isFinal
        value={file}
        upload={async (chosen, control) => ({
          registration: await store.upload(chosen, control),
          name: chosen.name,
          bytes: chosen.size,
        })}
        onChange={(saved) => saved && store.showUploaded(saved.registration, saved.bytes ?? 0)}
        onNotice={(kind, text) => core.notices[kind](text)}
      />
      <Undelivered delay={delay} />
    </>
  )
}
