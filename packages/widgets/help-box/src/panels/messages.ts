import type { ServiceContact } from '@chuhai/contract/site'

const zhCN = {
  retry: '重试',
  hours: ({ from, to }: ServiceContact['hours']) => `工作日 ${from}–${to}`,
  live: {
    watch: '观看直播',
    onAir: '正在直播',
    today: '今天',
    tonight: '今晚',
    tomorrow: '明天',
    empty: '近期没有直播',
    emptyText: '新的直播排期后，会先在这里预告。',
    failed: '直播预告没有载入',
    failedText: '网络可能断开，请检查后重试。',
  },
  scan: {
    weChat: {
      alt: '客服微信二维码',
      text: '微信扫码，加客服好友',
      textOnPhone: '长按识别二维码，加客服好友',
    },
    contactPage: {
      alt: '联系页二维码',
      text: '扫码打开联系页，留下电话，顾问给您回电',
      textOnPhone: '长按识别二维码，打开联系页，留下电话，顾问给您回电',
    },
    failed: '二维码没有载入',
  },
  phone: { title: '咨询热线', call: '拨打', copy: '复制号码', copied: '已复制', failed: '号码没有载入' },
}

export type PanelMessages = typeof zhCN

const en: PanelMessages = {
  retry: 'Retry',
  hours: ({ from, to }) => `Working days ${from}–${to} (Beijing time)`,
  live: {
    watch: 'Watch live',
    onAir: 'On air now',
    today: 'Today',
    tonight: 'Tonight',
    tomorrow: 'Tomorrow',
    empty: 'No broadcast planned',
    emptyText: 'The next one is announced here first.',
    failed: 'The announcement did not load',
    failedText: 'The network may be down. Please try again later.',
  },
  scan: {
    weChat: {
      alt: 'QR code of customer service on WeChat',
      text: 'Scan with WeChat to add customer service',
      textOnPhone: 'Press and hold the code to add customer service',
    },
    contactPage: {
      alt: 'QR code of our contact page',
      text: 'Scan to open our contact page, leave your number, and we call you back',
      textOnPhone:
        'Press and hold the code to open our contact page, leave your number, and we call you back',
    },
    failed: 'The code did not load',
  },
  phone: {
    title: 'Hotline',
    call: 'Call',
    copy: 'Copy number',
    copied: 'Copied',
    failed: 'The number did not load',
  },
}

export const panelMessages = { 'zh-CN': zhCN, en }
