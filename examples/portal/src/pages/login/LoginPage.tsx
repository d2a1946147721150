import { consultationPhone } from '@chuhai/contract/constants'
import { Button, Icon } from '@chuhai/ui'
import { iconArrowLeft } from '@chuhai/ui/icons'
import { Lighthouse } from '@chuhai/ui/illustrations'
import { useApp } from '../../app/app'
import { ConsultButton } from '../../help/ConsultButton'
import { returnPath } from '../../router/return-path'
import type { PageProps } from '../../routes/row'
import './login.css'

const words = {
  login: {
    title: '登录正在接入',
    text: '出海云的统一登录正在接入，开通后可以用同一个账号登录门户、学院与各服务。',
  },
  register: {
    title: '注册正在接入',
    text: '出海云的统一注册正在接入，开通后注册一次，门户、学院与各服务通用。',
  },
}

/** Where every sign-on request leads: what can be done meanwhile, and the way back. */
export default function LoginPage({ query }: PageProps) {
  const { title, text } = words[query.mode === 'register' ? 'register' : 'login']
  const { isGuarded } = useApp()
  const service = returnPath(query.service)
  // A page that asks for sign-on would lead straight back here.
  const back = isGuarded(service) ? '/' : service
  return (
    <section className="login-page portal-width">
      <Lighthouse size={180} />
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        现在就想办事，不用等登录：填写在线咨询，顾问会在 24 小时内与您联系；急事请拨 {consultationPhone}。
      </p>
      <div className="login-page__actions">
        <ConsultButton size="large">在线咨询</ConsultButton>
        <Button size="large" variant="secondary" href={`tel:${consultationPhone}`}>
          电话咨询
        </Button>
      </div>
      <a className="portal-more" href={back}>
        <Icon path={iconArrowLeft} size={16} />
        {back === '/' ? '返回首页' : '回到刚才的页面'}
      </a>
    </section>
  )
}
