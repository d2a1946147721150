import { getClassmates, type Classmates as Known, leaveClassmates } from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { Button } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { ClassmateForm } from './ClassmateForm'
import { classmatesMessages } from './classmates-messages'
import './classmates.css'

interface OwnProps {
  core: Core
  classId: number
  own: NonNullable<Known['own']>
  onEdit(): void
  onChanged(): void
}

/** What classmates see of the student, who can change it or take it back. */
const Own = ({ core, classId, own, onEdit, onChanged }: OwnProps) => {
  const words = useMessages(classmatesMessages)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const leave = async () => {
    setBusy(true)
    const left = await core.call(leaveClassmates, { params: { id: classId } }).catch(() => null)
    setBusy(false)
    setFailed(left === null)
    if (left) onChanged()
  }
  return (
    <div className="classmates__own">
      <p>{words.seen([own.name, own.company].filter(Boolean).join('，'))}</p>
      <Button size="small" variant="secondary" onClick={onEdit}>
        {words.edit}
      </Button>
      <Button size="small" variant="text" busy={isBusy} onClick={leave}>
        {words.leave}
      </Button>
      <p role="alert">{hasFailed && words.notSaved}</p>
    </div>
  )
}

/**
 * The classmates who agree to be seen. Nobody is seen before they have agreed.
 *
 *   同班同学
 *   · 林知远　宁波远帆
 *   同学看得到您：陆知远 [修改] [不再公开]
 */
export default function Classmates({ core, classId }: { core: Core; classId: number }) {
  const words = useMessages(classmatesMessages)
  const [isEditing, setEditing] = useState(false)
  const query = core.query(getClassmates, { params: { id: classId } })
  const refresh = () => {
    setEditing(false)
    query.refresh().catch(() => {})
  }
  return (
    <section className="classmates" aria-label={words.title}>
      <h3>{words.title}</h3>
      <QueryView query={query} refresh failed={words.failed} isSmall lines={3}>
        {({ own, others }) => (
          <>
            {others.length === 0 ? (
              <p>{words.nobody}</p>
            ) : (
              <ul>
                {others.map(({ name, company }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two students may have one name
                  <li key={place}>
                    <b>{name}</b>
                    {company}
                  </li>
                ))}
              </ul>
            )}
            {own && !isEditing ? (
              <Own
                core={core}
                classId={classId}
                own={own}
                onEdit={() => setEditing(true)}
                onChanged={refresh}
              />
            ) : (
              <ClassmateForm core={core} classId={classId} own={own} onSaved={refresh} />
            )}
          </>
        )}
      </QueryView>
    </section>
  )
}
