import { StageTag, StoreHelp, StoreOpening } from '@chuhai/application'
import { listOwnStores, type StoreOpening as Opening } from '@chuhai/contract/store'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock, useReturn } from '@chuhai/core/react'
import { Button, EmptyState, useLocale } from '@chuhai/ui'
import { iconChevronDown, iconChevronUp } from '@chuhai/ui/icons'
import { Sail } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { userMessages } from './messages'
import './stores.css'

/** The name of the organisation that the visitor acts for; null without one. */
const useChosenName = (core: Core): string | null => {
  const orgId = useStore(core.organisation.$orgId)
  const user = useStore(core.session.$user)
  return user?.userOrgInfoList.find((one) => one.orgId === orgId)?.orgName ?? null
}

interface EntryProps {
  core: Core
  opening: Opening
  /** Whether it begins with its timeline in sight. */
  isFirst: boolean
}

/**
 * A store that the visitor opens, or that a colleague does.
 *
 *   亚马逊 · 美国站 [平台有疑问]          (收起)
 *   organisation · applicant
 *   要办：…（12 月 3 日 18:00 前）
 *   timeline
 *   help with it, for its applicant in the name of the same organisation
 */
const Entry = ({ core, opening, isFirst }: EntryProps) => {
  const locale = useLocale()
  const words = useMessages(userMessages).stores
  const inChina = useChinaClock(locale)
  const [isOpen, setIsOpen] = useState(isFirst)
  const [name, part] = [useId(), useId()]
  const isActedFor = useChosenName(core) === opening.organisation
  const { id, subject, stage, platformName, siteName, organisation, applicant, isOwn, task, store } = opening
  const who = [organisation, isOwn ? null : words.by(applicant)].filter(Boolean)
  return (
    <li className="own-store">
      <div className="own-store__head">
        <h3 id={name}>
          {platformName} · {siteName[locale]}
        </h3>
        <StageTag stage={stage} />
        <Button
          variant="text"
          size="small"
          icon={isOpen ? iconChevronUp : iconChevronDown}
          aria-expanded={isOpen}
          aria-controls={part}
          aria-describedby={name}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      {who.length > 0 && <p className="own-store__note">{who.join(' · ')}</p>}
      {!isOpen && task && (
        <p className="own-store__task">{words.task(task.text, inChina(chinaMoment(task.dueAt)))}</p>
      )}
      {!isOpen && store && <p className="own-store__note">{words.number(store.number)}</p>}
      <div id={part} className="own-store__opening" hidden={!isOpen}>
        {isOpen && <StoreOpening core={core} id={id} />}
        {isOpen && isOwn && isActedFor && <StoreHelp core={core} subject={subject} />}
      </div>
    </li>
  )
}

/** The stores of a visitor and of their organisations, what is due first. */
export default function Stores({ core }: { core: Core }) {
  const words = useMessages(userMessages).stores
  const query = core.query(listOwnStores)
  useReturn(() => {
    query.refresh().catch(() => {})
  })
  return (
    <QueryView query={query} refresh failed={words.failed} lines={8}>
      {(list, isLoading) =>
        list.length === 0 ? (
          <EmptyState
            illustration={<Sail />}
            title={words.empty.title}
            text={words.empty.text}
            action={<Button href="/GStore">{words.empty.action}</Button>}
          />
        ) : (
          <ol className="own-stores" aria-busy={isLoading}>
            {list.map((opening, index) => (
              <Entry key={opening.id} core={core} opening={opening} isFirst={index === 0} />
            ))}
          </ol>
        )
      }
    </QueryView>
  )
}
