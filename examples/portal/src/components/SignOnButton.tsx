import { Button, type ButtonProps } from '@chuhai/ui'
import { useApp } from '../app/app'
import { loginPath } from '../app/paths/sign-on'
import { isModifiedClick } from '../router/links'

interface SignOnButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** A path of ours: where the visitor is going. */
  service: string
  /** Recorded with the request: where the button is. */
  reason: string
  mode?: 'login' | 'register'
}

/** Asks for sign-on in the page; without JavaScript a link to the page that does. */
export const SignOnButton = ({ service, reason, mode = 'login', href, ...rest }: SignOnButtonProps) => {
  const { client } = useApp()
  return (
    <Button
      {...rest}
      href={href ?? loginPath(service, mode)}
      onClick={(event) => {
        if (!client || isModifiedClick(event)) return
        event.preventDefault()
        client.core.signOn.request({ reason, mode, returnTo: new URL(service, location.origin).href })
      }}
    />
  )
}
