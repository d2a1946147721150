import type { Messages } from '../../app/messages'

const zhCN = {
  title: '往来明细',
  failed: '账单没有载入',
  of: (organisation: string, month: string) => `${organisation} · ${month}`,
  month: (month: string) => {
    const [year, number] = month.split('-').map(Number)
    return `${year} 年 ${number} 月`
  },
  months: '其他月份',
  download: '下载 CSV',
  sums: { before: '月初未付', earned: '本月应付', paidOut: '本月已付', after: '月末未付' },
  held: (sum: string) => `进行中的订单里还有 ${sum}，订单完成后扣除佣金计入应付。`,
  columns: {
    time: '时间',
    deal: '服务与订单',
    event: '事项',
    charged: '买家付款',
    refunded: '退给买家',
    commission: '平台佣金',
    earned: '应付',
    paidOut: '已付',
  },
  rate: (percent: number) => `佣金 ${percent}%`,
  settlements: {
    title: '汇款',
    line: (day: string, sum: string, reference: string) => `${day} 汇出 ${sum}，银行流水号 ${reference}`,
  },
  empty: { title: '这个月没有往来', text: '买家的付款、退款，以及给您的结算，都列在这里。' },
  choose: {
    title: '先选择一个主体',
    text: '账单属于提供服务的主体，请先切换到它。',
    action: '我的主体',
  },
  role: {
    title: '您的角色不能查看账单',
    text: '账单由主体的管理员和财务查看。',
    action: '我的主体',
  },
}

export const statementMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Entries',
    failed: 'The statement could not be loaded',
    of: (organisation, month) => `${organisation} · ${month}`,
    month: (month) => month,
    months: 'Other months',
    download: 'Download CSV',
    sums: { before: 'Owed before', earned: 'Earned', paidOut: 'Paid out', after: 'Owed after' },
    held: (sum) => `${sum} is held for deals that are under way; it is owed after commission once they end.`,
    columns: {
      time: 'Time',
      deal: 'Service and order',
      event: 'What happened',
      charged: 'Paid by buyer',
      refunded: 'Refunded',
      commission: 'Commission',
      earned: 'Owed',
      paidOut: 'Paid out',
    },
    rate: (percent) => `${percent}% commission`,
    settlements: {
      title: 'Transfers',
      line: (day, sum, reference) => `${sum} on ${day}, reference of the bank ${reference}`,
    },
    empty: {
      title: 'Nothing in this month',
      text: 'Payments, refunds and what is paid out to you are listed here.',
    },
    choose: {
      title: 'Choose an organisation first',
      text: 'Statements belong to the organisation that offers services.',
      action: 'My organisations',
    },
    role: {
      title: 'Your role cannot read statements',
      text: 'Owners and finance of the organisation read them.',
      action: 'My organisations',
    },
  },
}
