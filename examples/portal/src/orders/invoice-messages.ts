import type { Messages } from '../app/messages'

const zhCN = {
  edit: '修改',
  editNamed: '修改发票信息',
  afterPayment: '付款后开具，开好后在这里下载。',
  states: {
    none: '款项已退，不再开具发票。',
    asked: '正在开具，开好后在这里下载，并发消息给您。',
    issued: '已开具，可以下载。',
    corrected: '发票有更正，请以下面各张合计的金额为准。',
    void: '发票已全额冲红，不能再用于报销或抵扣。',
  },
  heldBack: '退款申请处理期间暂不开具。',
  reversalDue: '有退款，红字发票开好后在这里下载，并发消息给您。',
  change: '抬头有误需要换开的，请联系客服。',
  document: '电子发票',
  redDocument: '红字发票',
  reason: '原因',
  download: (number: string, format: string) => `下载发票 ${number} 的 ${format} 文件`,
}

export const invoiceMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    edit: 'Edit',
    editNamed: 'Edit the invoice',
    afterPayment: 'It is issued after payment, and downloaded here.',
    states: {
      none: 'The money was returned, no invoice is issued.',
      asked: 'It is being issued. You can download it here then, and we send you a message.',
      issued: 'Issued, you can download it.',
      corrected: 'It was corrected: the amounts below count together.',
      void: 'It was taken back in full, and cannot be used any more.',
    },
    heldBack: 'No invoice is issued while your request for a refund is decided.',
    reversalDue: 'Money goes back: a red invoice will follow here, and we send you a message.',
    change: 'Please contact us if the title is wrong.',
    document: 'Invoice',
    redDocument: 'Red invoice',
    reason: 'Reason',
    download: (number, format) => `Download the ${format} file of invoice ${number}`,
  },
}
