import { type Registration, tracks } from '@chuhai/contract/competition'
import { planExtensions, planMaxBytes } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import type { UploadOptions } from '@chuhai/core/upload'
import { FileUpload, type KeptFile, Tag } from '@chuhai/ui'
import { statusText, statusTones } from '../statuses'
import { planMessages } from './messages'
import type { PlanState } from './state'

type AcceptedState = Extract<PlanState, { phase: 'accepted' }>

interface KeptPlan extends KeptFile {
  registration: Registration
}

interface AcceptedProps {
  state: AcceptedState
  core: Core
  locale: Locale
  upload(file: File, control: UploadOptions): Promise<Registration>
  onKept(registration: Registration, bytes: number): void
}

const teamOf = (registration: Registration): string =>
  registration.contestantType === tracks.risingStar ? registration.ranks : registration.companyName

/** The plan of an accepted team: uploaded at once, kept under its name, and another in its place at any time. */
export const Accepted = ({ state, core, locale, upload, onKept }: AcceptedProps) => {
  const words = planMessages[locale]
  const { registration, bytes } = state
  const { plan } = registration
  const kept: KeptPlan | null = plan && {
    registration,
    name: plan.name,
    note: words.savedAt(chinaMoment(plan.savedAt)),
    ...(bytes !== undefined && { bytes }),
  }
  return (
    <>
      <p className="ch-plan__team">
        <Tag tone={statusTones.已通过}>{statusText('已通过', locale)}</Tag>
        <strong>{teamOf(registration)}</strong>
      </p>
      <FileUpload<KeptPlan>
        label={words.label}
        hint={words.hint}
        words={{ add: words.add }}
        extensions={planExtensions}
        maxBytes={planMaxBytes}
        isFinal
        value={kept}
        upload={async (file, control) => ({
          registration: await upload(file, control),
          name: file.name,
          bytes: file.size,
        })}
        onChange={(saved) => saved && onKept(saved.registration, saved.bytes ?? 0)}
        onNotice={(kind, text) => core.notices[kind](text)}
      />
    </>
  )
}
