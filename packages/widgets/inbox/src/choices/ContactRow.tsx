import type { MessageContact } from '@chuhai/contract/message'
import { Button, groupedPhone, Icon, Tag } from '@chuhai/ui'
import { iconMail, iconPhone } from '@chuhai/ui/icons'
import type { ContactEditing, ContactWay } from './contacts-store'
import type { ChoicesMessages } from './messages'

interface ContactRowProps {
  words: ChoicesMessages['contacts']
  way: ContactWay
  contact: MessageContact | undefined
  onBegin(step: ContactEditing['step']): void
  onRemove(contact: MessageContact): void
}

const icons = { mail: iconMail, sms: iconPhone }

/** An address, whether it is confirmed, and what can be done with it. */
export const ContactRow = ({ words, way, contact, onBegin, onRemove }: ContactRowProps) => (
  <div className="ch-message-choices__contact">
    <Icon path={icons[way]} size={20} />
    <span className="ch-message-choices__address">
      <span className="ch-message-choices__way">{words.names[way]}</span>
      {contact ? (
        <>
          <span>{way === 'sms' ? groupedPhone(contact.address) : contact.address}</span>
          <Tag tone={contact.isConfirmed ? 'success' : 'warning'}>
            {contact.isConfirmed ? words.confirmed : words.unconfirmed}
          </Tag>
        </>
      ) : (
        <span>{words.none}</span>
      )}
    </span>
    <span className="ch-message-choices__actions">
      {contact && !contact.isConfirmed && (
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
