import { exchangeSignOnCode, getSignOnSettings } from '@chuhai/contract/sign-on'
import type { CoreOptions, SignOnMode } from '@chuhai/core'
import { createFakeCore, type ServerDouble } from '@chuhai/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useMemo } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { LoginArea } from './LoginArea'
import { Notices } from './Notices'
import { SignOn } from './SignOn'
import { SignOnDialogs } from './sign-on/SignOnDialogs'
import { createSignOnServer, framable, unframable } from './testing'
import { answeringFrames, type FrameAnswer } from './testing/frames'

interface Scene {
  mode?: SignOnMode
  /** How the provider's page behaves in a frame. */
  frame?: FrameAnswer
  serve?(server: ServerDouble): ServerDouble
  locale?: CoreOptions['locale']
}

const usual = (server: ServerDouble) => server

/** A page that asks for sign-on; its frames show a page of our own instead of a provider's. */
const Page = ({ mode = 'login', frame = 'form', serve = usual, locale }: Scene) => {
  const core = useMemo(
    () => createFakeCore({}, { server: serve(createSignOnServer(framable)), base: location.origin, locale }),
    [serve, locale],
  )
  useEffect(() => {
    const stop = answeringFrames(document, frame)
    core.session.refresh()
    core.signOn.request({ reason: 'header', mode })
    return () => {
      stop()
      core.destroy()
    }
  }, [core, frame, mode])
  return (
    <div className="story-card">
      <LoginArea core={core} />
      <SignOnDialogs core={core} />
    </div>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Widgets/Sign-on dialogs – 登录对话框',
  component: Page,
  subcomponents: { SignOn, Notices },
  parameters: { bare: true, docs: { story: { inline: false, height: '720px' } } },
  render: (args, { globals }) => <Page {...args} locale={args.locale ?? globals.locale} />,
}
export default meta
type Story = StoryObj<typeof Page>

const loaded = (title: string) => async () => {
  await waitFor(() => expect(screen.getByTitle(title)).toHaveAttribute('data-loaded'))
}

const seen = (text: string | RegExp) => async () => {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible())
}

export const LoggingIn: Story = {
  name: 'Logging in – 登录',
  play: async () => {
    await loaded('登录页面')()
    await expect(screen.getByRole('dialog', { name: '登录' })).toBeInTheDocument()
  },
}
export const Registering: Story = {
  name: 'Registering – 注册',
  args: { mode: 'register' },
  play: loaded('注册页面'),
}
export const Loading: Story = { name: 'Loading – 载入中', args: { mode: 'register', frame: 'never' } }
export const Connecting: Story = {
  name: 'Connecting – 连接中',
  args: { serve: (server) => server.hang(getSignOnSettings) },
  play: seen('正在连接登录服务…'),
}
export const ChoosingProvider: Story = {
  name: 'Choosing provider – 选择登录方式',
  args: {
    serve: (server) =>
      server.answer(getSignOnSettings, {
        providers: [framable, unframable, { ...framable, client: 'campus', name: '高校统一身份认证' }],
        origins: [location.origin],
      }),
  },
  play: seen('选择登录方式'),
}
export const NeedsWindow: Story = {
  name: 'Needs window – 需要新窗口',
  args: {
    mode: 'register',
    serve: (server) =>
      server.answer(getSignOnSettings, { providers: [unframable], origins: [location.origin] }),
  },
  play: seen('注册页在新窗口里打开'),
}
export const SigningIn: Story = {
  name: 'Signing in – 正在登录',
  args: { mode: 'register', frame: 'code', serve: (server) => server.hang(exchangeSignOnCode) },
  play: seen('正在登录…'),
}
export const SignOnAbandoned: Story = {
  name: 'Sign on abandoned – 登录没有完成',
  args: { mode: 'register', frame: 'decline' },
  play: seen('这一步没有完成'),
}
export const CodeExpired: Story = {
  name: 'Code expired – 授权码过期',
  args: {
    mode: 'register',
    frame: 'code',
    serve: (server) => server.fail(exchangeSignOnCode, 'SIGN_ON_EXPIRED'),
  },
  play: seen('登录请求已过期，请重新登录'),
}
export const NotReachable: Story = {
  name: 'Not reachable – 无法连接',
  args: { serve: (server) => server.disconnect(getSignOnSettings) },
  play: seen('暂时无法连接登录服务'),
}
export const SignedInElsewhere: Story = {
  name: 'Signed in elsewhere – 已在别处登录',
  args: { frame: 'silent' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '账户：沈立群' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(document.querySelector('iframe')).toBeNull()
  },
}
export const English: Story = {
  name: 'English – 英文',
  args: { locale: 'en' },
  play: loaded('Log-in page'),
}
export const OnPhone: Story = {
  name: 'On phone – 手机',
  globals: { viewport: { value: 'phone' } },
  play: loaded('登录页面'),
}
