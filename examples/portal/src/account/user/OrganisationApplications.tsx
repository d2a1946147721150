import { listOrganisationApplications } from '@chuhai/contract/application'
import { getTeam, hasRight } from '@chuhai/contract/organisation'
import type { Core } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { useQuery } from '@chuhai/core/react'
import { Tag } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { userMessages } from './messages'
import './organisation-applications.css'

const tones = {
  draft: 'neutral',
  submitted: 'warning',
  reviewing: 'warning',
  rejected: 'error',
  accepted: 'success',
  withdrawn: 'neutral',
} as const

/** What was applied for in the name of the selected organisation, for the roles that may read it. */
export const OrganisationApplications = ({ core }: { core: Core }) => {
  const words = useMessages(userMessages).applications
  const team = useQuery(core.query(getTeam)).state.data
  if (!team || !hasRight(team.role, 'readApplications')) return null
  return (
    <section aria-labelledby="organisation-applications" className="user-applications">
      <h3 id="organisation-applications">{words.title(team.orgName)}</h3>
      <QueryView
        query={core.query(listOrganisationApplications)}
        refresh
        isSmall
        failed={words.failed}
        lines={2}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="user-applications__none">{words.none}</p>
          ) : (
            <ul>
              {list.map(({ id, kind, title, state, applicant, isOwn, submittedAt }) => (
                <li key={id}>
                  <span className="user-applications__name">
                    {words.kinds[kind] ?? title} <Tag tone={tones[state]}>{words.states[state]}</Tag>
                  </span>
                  <span className="user-applications__note">
                    {words.by(title, isOwn ? words.self : applicant, chinaDate(submittedAt))}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}
