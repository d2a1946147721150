import { Button } from '@chuhai/ui'
import { type MouseEvent, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useApp } from '../../app/app'
import { loginPath } from '../../router/return-path'

/** 登录 and 注册: a sign-on request to core; without JavaScript the same page by its address. */
export const Account = ({ block }: { block?: boolean }) => {
  const { client } = useApp()
  const [path] = useLocation()
  const search = useSearch()
  const from = path === '/login' ? '/' : search ? `${path}?${search}` : path
  const ask = useMemo(
    () => (mode: 'login' | 'register') => (event: MouseEvent) => {
      if (!client || event.metaKey || event.ctrlKey || event.shiftKey || location.pathname === '/login')
        return
      event.preventDefault()
      client.core.signOn.request({ reason: 'header', mode })
    },
    [client],
  )
  return (
    <div className="portal-account" data-block={block || undefined}>
      <Button
        variant={block ? 'secondary' : 'text'}
        size="small"
        block={block}
        href={loginPath(from)}
        onClick={ask('login')}
      >
        登录
      </Button>
      <Button size="small" block={block} href={loginPath(from, 'register')} onClick={ask('register')}>
        注册
      </Button>
    </div>
  )
}
