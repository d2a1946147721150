import type { Panel } from '../entries'

/** Full names of the glossary, and the short ones that fit a 40 px rail. */
const zhCN = {
  box: '出海云帮助',
  names: {
    live: '直播预告',
    consultation: '在线咨询',
    scan: '扫码咨询',
    phone: '电话咨询',
    chat: 'AI 助手',
    top: '返回顶部',
  } as Record<Panel | 'top', string>,
  short: {
    live: '直播',
    consultation: '咨询',
    scan: '扫码',
    phone: '电话',
    chat: 'AI',
    top: '顶部',
  } as Record<Panel | 'top', string>,
  problem: '面板没有载入，请检查网络后再点一次',
}

/** The texts of the rail: names, short names and its message. */
export type RailMessages = typeof zhCN

const en: RailMessages = {
  box: 'Chuhai help',
  names: {
    live: 'Live broadcast',
    consultation: 'Consultation',
    scan: 'Scan to chat',
    phone: 'Call us',
    chat: 'AI assistant',
    top: 'Back to top',
  },
  short: { live: 'Live', consultation: 'Consultation', scan: 'Scan', phone: 'Call', chat: 'AI', top: 'Top' },
  problem: 'The panel did not load. Check the network and try again',
}

/** The texts of the rail in each language. */
export const railMessages = { 'zh-CN': zhCN, en }
