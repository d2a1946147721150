import type { Core } from '@chuhai/core'
import { Button, Icon, useStyles } from '@chuhai/ui'
import { iconCompass } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import type { HelpBoxStore } from '../store'
import css from './content.css?inline'
import { panelMessages } from './messages'

/** The AI assistant's place: asking needs a signed-in visitor (specification, sections 4 and 6). */
export const ChatPanel = ({ core, store }: { core: Core; store: HelpBoxStore }) => {
  useStyles(css)
  const { chat } = panelMessages[useStore(core.locale.$locale)]
  return (
    <div className="ch-panel__chat">
      <span className="ch-panel__badge">
        <Icon path={iconCompass} size={24} />
      </span>
      <p className="ch-panel__name">{chat.signIn}</p>
      <p className="ch-panel__text">{chat.text}</p>
      <Button onClick={store.signIn}>{chat.logIn}</Button>
      <Button variant="text" onClick={() => store.open('consultation')}>
        {chat.ask}
      </Button>
    </div>
  )
}
