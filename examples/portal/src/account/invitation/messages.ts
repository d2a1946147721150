import type { GivenRole } from '@chuhai/contract/organisation'
import type { Messages } from '../../app/messages'

const zhCN = {
  reading: { title: '加入主体', text: '正在读取邀请，请稍候。' },
  joining: { title: '加入主体', text: '正在加入，请稍候。' },
  roles: { member: '成员', finance: '财务' } as Record<GivenRole, string>,
  ready: (orgName: string) => `加入“${orgName}”`,
  says: (inviter: string, role: string) =>
    `${inviter}邀请您加入，角色是${role}。接受以后，您可以以这个主体的名义办事；不认识对方，请关闭本页。`,
  accept: '接受邀请',
  signInAndAccept: '登录并接受',
  incomplete: { title: '邀请链接不完整', text: '请从邀请人发来的消息里打开完整的链接。' },
  failed: { title: '邀请打不开' },
  joined: {
    title: (orgName: string) => `您已加入“${orgName}”`,
    text: '在“我的主体”里切换到它，就能以它的名义办事。',
  },
  organisations: '我的主体',
  retry: '重试',
  home: '返回首页',
}

export const invitationMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    reading: { title: 'Join an organisation', text: 'Reading the invitation, one moment please.' },
    joining: { title: 'Join an organisation', text: 'Joining, one moment please.' },
    roles: { member: 'member', finance: 'finance' },
    ready: (orgName) => `Join “${orgName}”`,
    says: (inviter, role) =>
      `${inviter} invites you to join as ${role}. Once you accept, you may act in its name; if you do not know them, close this page.`,
    accept: 'Accept',
    signInAndAccept: 'Sign in and accept',
    incomplete: {
      title: 'This link is incomplete',
      text: 'Please open the whole link of the message that you were sent.',
    },
    failed: { title: 'The invitation cannot be opened' },
    joined: {
      title: (orgName) => `You have joined “${orgName}”`,
      text: 'Switch to it under My organisations to act in its name.',
    },
    organisations: 'My organisations',
    retry: 'Retry',
    home: 'Back to home',
  },
}
