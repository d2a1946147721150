import type { MessageContact } from '@chuhai/contract/message'
import { Button, groupedPhone, Icon, Tag } from '@chuhai/ui'
import { iconMail, iconPhone } from '@chuhai/ui/icons'
import type { ContactEditing, ContactWay } from './contacts-store'
import type { ChoicesMessages } from './messages'

interface ContactRowProps {
  words: ChoicesMessages['contacts']
  way: ContactWay
  /** The one that counts, and the one that waits for its code. */
  contacts: readonly MessageContact[]
  onBegin(step: ContactEditing['step']): void
  onRemove(contact: MessageContact): void
}

const icons = { mail: iconMail, sms: iconPhone }

/** The address of a way, the one that waits for its code beside it, and what can be done with them. */
export const ContactRow = ({ words, way, contacts, onBegin, onRemove }: ContactRowProps) => {
  const [contact] = contacts
  return (
    <div className="ch-message-choices__contact">
      <Icon path={icons[way]} size={20} />
      <span className="ch-message-choices__address">
        <span className="ch-message-choices__way">{words.names[way]}</span>
        <span className="ch-message-choices__addresses">
          {contact
            ? contacts.map(({ address, isConfirmed }) => (
                <span key={address}>
                  {way === 'sms' ? groupedPhone(address) : address}{' '}
                  <Tag tone={isConfirmed ? 'success' : 'warning'}>
                    {isConfirmed ? words.confirmed : words.unconfirmed}
                  </Tag>
                </span>
              ))
            : words.none}
        </span>
      </span>
      <span className="ch-message-choices__actions">
        {contacts.some(({ isConfirmed }) => !isConfirmed) && (
          <Button
            variant="secondary"
            size="small"
            aria-label={words.confirm[way]}
            onClick={() => onBegin('code')}
          >
            {words.confirmShort}
          </Button>
        )}
        <Button
          variant={contact ? 'text' : 'secondary'}
          size="small"
          aria-label={contact ? words.change[way] : words.add[way]}
          onClick={() => onBegin('address')}
        >
          {contact ? words.changeShort : words.addShort}
        </Button>
        {contact && (
          <Button
            variant="text"
            size="small"
            aria-label={words.remove[way]}
            aria-haspopup="dialog"
            onClick={() => onRemove(contact)}
          >
            {words.removeShort}
          </Button>
        )}
      </span>
    </div>
  )
}
