import { Button, type ButtonProps } from '@chuhai/ui'
import type { About } from '../app/about'
import { consultLink } from '../router/consult-links'

interface ConsultButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** What the consultation is about; nothing in particular when not given. */
  about?: About
}

/** 免费咨询: opens the consultation panel. */
export const ConsultButton = ({ children = '免费咨询', about, ...rest }: ConsultButtonProps) => (
  <Button {...rest} {...consultLink(about)}>
    {children}
  </Button>
)
