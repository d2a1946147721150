import type { Messages } from '../../app/messages'

const zhCN = {
  title: '申请登记网站',
  embed: '嵌入组件',
  lead: '组件只在登记过的网站上工作。填写您的网站，运营人员核对以后登记。',
  labels: {
    origin: '网址',
    siteName: '网站名称',
    purpose: '用途',
    contactsName: '姓名',
    contactsPhone: '手机号',
    mailbox: '邮箱',
  },
  originHint: '从地址栏复制即可。协议、主机和端口都算，有几个就各申请一次。',
  placeholder: {
    origin: 'https://www.example.com',
    enter: '请输入',
    purpose: '例如：在商品页放在线咨询',
    phone: '11 位手机号',
    mailbox: 'name@company.com',
  },
  length: (used: number, max: number) => `${used}/${max}`,
  consent: {
    before: '同意出海云为处理本次申请使用以上信息，详见',
    policy: '《隐私政策》',
    required: '请先阅读并勾选同意',
  },
  submit: '提交申请',
  submitting: '正在提交',
  submitAgain: '再次提交',
  sent: {
    title: '申请已提交',
    site: (origin: string) => `网站：${origin}`,
    next: '运营人员核对以后登记，有疑问会拨打您留下的手机号。登记后几秒钟生效，网页不用再改。',
    embed: '先把代码放进网页',
    check: '用自检看是否已登记',
    again: '再申请一个网站',
  },
}

/** Texts of the form with which a webmaster asks for registration. */
export const registerMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Register a site',
    embed: 'Embed a widget',
    lead: 'Widgets work on registered sites only. Tell us about yours; operators register it once they have looked at it.',
    labels: {
      origin: 'Address',
      siteName: 'Name of the site',
      purpose: 'Purpose',
      contactsName: 'Name',
      contactsPhone: 'Mobile number',
      mailbox: 'Email',
    },
    originHint: 'Copy it from the address bar. Protocol, host and port all count: ask once for each.',
    placeholder: {
      origin: 'https://www.example.com',
      enter: 'Required',
      purpose: 'For example: a consultation form on product pages',
      phone: '11 digits',
      mailbox: 'name@company.com',
    },
    length: (used, max) => `${used}/${max}`,
    consent: {
      before: 'I agree that Chuhai Cloud uses these details to handle this request, see the ',
      policy: 'privacy policy',
      required: 'Please read and tick this box first',
    },
    submit: 'Send the request',
    submitting: 'Sending',
    submitAgain: 'Send again',
    sent: {
      title: 'Request sent',
      site: (origin) => `Site: ${origin}`,
      next: 'Operators register the site once they have looked at it, and call the number you left if anything is unclear. It takes effect within seconds, without a change of your pages.',
      embed: 'Put the code into your page',
      check: 'Use the self-check to see whether it is registered',
      again: 'Register another site',
    },
  },
}
