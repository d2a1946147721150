import { Button, type ButtonProps } from '@chuhai/ui'
import { useApp } from '../app/app'
import { isModifiedClick } from '../router/links'

/** 免费咨询: opens the consultation panel; without JavaScript it leads to the page with the same form. */
export const ConsultButton = ({ children = '免费咨询', ...rest }: Omit<ButtonProps, 'href' | 'onClick'>) => {
  const { client } = useApp()
  return (
    <Button
      {...rest}
      href="/contactUs#consultation"
      onClick={(event) => {
        if (!client || isModifiedClick(event)) return
        event.preventDefault()
        client.help.open('consultation').catch(client.core.report)
      }}
    >
      {children}
    </Button>
  )
}
