import { Button, type ButtonProps } from '@chuhai/ui'
import type { About } from '../app/about'
import { useApp } from '../app/app'
import { isModifiedClick } from '../router/links'

interface ConsultButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** What the consultation is about; nothing in particular when not given. */
  about?: About
}

/** 免费咨询: opens the consultation panel; without JavaScript it leads to the page with the same form. */
export const ConsultButton = ({ children = '免费咨询', about, ...rest }: ConsultButtonProps) => {
  const { client } = useApp()
  return (
    <Button
      {...rest}
      href="/contactUs#consultation"
      onClick={(event) => {
        if (!client || isModifiedClick(event)) return
        event.preventDefault()
        client.help.open('consultation', about ?? null).catch(client.core.report)
      }}
    >
      {children}
    </Button>
  )
}
