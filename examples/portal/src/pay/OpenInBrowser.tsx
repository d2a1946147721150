import { Button, copyText, Icon } from '@chuhai/ui'
import { iconShieldCheck } from '@chuhai/ui/icons'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../app/messages'
import { payMessages } from './messages'

/** Whether the page is shown by WeChat, which does not open the provider's. */
export const isInWeChat = (): boolean => /MicroMessenger/i.test(navigator.userAgent)

/** How to pay in a browser instead; the address of the page names the order. `children` are other actions. */
export const OpenInBrowser = ({ children }: { children: ReactNode }) => {
  const words = useMessages(payMessages).pay.browser
  const [said, setSaid] = useState('')
  const copy = async () => setSaid((await copyText(location.href)) ? words.copied : words.notCopied)
  return (
    <>
      <div className="pay-card__method">
        <Icon path={iconShieldCheck} size={22} />
        <p>
          <b>{words.title}</b>
          <span>{words.text}</span>
        </p>
      </div>
      <div className="pay-card__actions">
        <Button variant="action" size="large" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {children}
      </div>
      <p className="pay-card__opening" role="status">
        {said}
      </p>
    </>
  )
}
