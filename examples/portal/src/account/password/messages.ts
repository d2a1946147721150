import { consultationPhone } from '@chuhai/contract/constants'
import type { Messages } from '../../app/messages'

const zhCN = {
  title: '找回密码',
  lead: '出海云不保存您的密码：账号和密码由统一登录服务保管，我们看不到，也不能代您设置。',
  keeper: (name: string) => `您的账号由“${name}”统一登录保管。`,
  stepsTitle: '怎样重置',
  steps: [
    {
      title: '备好用户名',
      text: '以及注册时留下的手机号或邮箱。忘了用户名也没关系，说出姓名和公司名称即可。',
    },
    {
      title: '联系顾问',
      text: '打电话，或在下面留下联系方式。顾问核实是您本人后，请登录服务为账号重置密码。',
    },
    { title: '用新密码登录', text: '登录后请在登录服务改成只有您知道的密码。在这里填写过的内容不会丢失。' },
  ],
  callTitle: '打电话最快',
  callText: '手机号停用、收不到验证码、账号被锁，也拨这个电话。',
  phone: `拨打 ${consultationPhone}`,
  hours: '工作日 9:00–18:00',
  remembered: '想起来了？',
  login: '去登录',
  formTitle: '或者留下联系方式',
  formText: '“咨询内容”任选一项，顾问知道您要找回密码。请不要填写密码，我们从不询问密码。',
}

export const passwordMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Reset your password',
    lead: 'Chuhai Cloud does not keep your password: account and password are kept by the sign-on service. We cannot see them, nor set them for you.',
    keeper: (name) => ` Yours are kept by “${name}”.`,
    stepsTitle: 'How it works',
    steps: [
      {
        title: 'Have your user name ready',
        text: 'And the phone number or email you registered with. If you have forgotten it, your name and company will do.',
      },
      {
        title: 'Talk to an adviser',
        text: 'Call, or leave your details below. Once it is clear that it is you, the sign-on service resets the password.',
      },
      {
        title: 'Sign in with the new one',
        text: 'Then change it there to one only you know. What you have typed here is not lost.',
      },
    ],
    callTitle: 'Calling is quickest',
    callText: 'Also for a number you no longer have, codes that do not arrive, or a locked account.',
    phone: `Call ${consultationPhone}`,
    hours: 'Working days 9:00–18:00',
    remembered: 'Remembered it?',
    login: 'Log in',
    formTitle: 'Or leave your contact details',
    formText:
      'Choose any topic: the adviser knows that it is about your password. Never write the password here: we never ask for it.',
  },
}
