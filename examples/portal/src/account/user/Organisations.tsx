import type { UserInfo } from '@chuhai/contract/user'
import { Button, EmptyState, Icon, StyleRoot, Tag } from '@chuhai/ui'
import { iconBuilding, iconPlus } from '@chuhai/ui/icons'
import { Ship } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Client } from '../../app/app'
import { useLazyModule } from '../../app/lazy'
import { useMessages } from '../../app/messages'
import { invitationLink } from '../../app/paths/organisations'
import { userMessages } from './messages'
import { OrganisationApplications } from './OrganisationApplications'
import './profile.css'

interface OrganisationsProps {
  client: Client
  user: UserInfo
}

/** The visitor's organisations, the current one marked; 新增主体 adds another. Below: its members, and how to join others. */
export const Organisations = ({ client: { core, account }, user }: OrganisationsProps) => {
  const words = useMessages(userMessages).organisations
  const chosen = useStore(core.organisation.$orgId)
  const part = useLazyModule(account.organisations, core.report)
  const [isAdding, setAdding] = useState(false)
  const list = user.userOrgInfoList
  const add = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={iconPlus} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <section id="organisations" className="user-part" aria-labelledby="organisations-title">
      <header>
        <h2 id="organisations-title">{words.title}</h2>
        {list.length > 0 && add('secondary')}
        <p>{words.lead}</p>
      </header>
      {list.length === 0 ? (
        <EmptyState
          illustration={<Ship />}
          title={words.empty.title}
          text={words.empty.text}
          action={add('primary')}
        />
      ) : (
        <ul className="user-organisations">
          {list.map(({ orgId, orgName }) => (
            <li key={orgId} aria-current={orgId === chosen || undefined}>
              <span className="user-organisations__tile">
                <Icon path={iconBuilding} size={20} />
              </span>
              <span className="user-organisations__name">{orgName}</span>
              {orgId === chosen ? (
                <Tag>{words.current}</Tag>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={words.chooseNamed(orgName)}
                  onClick={() => core.organisation.choose(orgId)}
                >
                  {words.choose}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {part && (
        <StyleRoot value={undefined}>
          <part.AddOrganisationDialog core={core} isOpen={isAdding} onClose={() => setAdding(false)} />
          <part.Members core={core} addressOf={invitationLink} />
        </StyleRoot>
      )}
      {chosen && <OrganisationApplications core={core} />}
    </section>
  )
}
