import type { Messages } from '../../app/messages'

const zhCN = {
  title: '批量导入',
  note: '一行一票，最多 500 行，UTF-8 或 GBK 编码的 CSV。逐行检查：对的生成运单，错的写明原因；改好结果表再传，已经生成的行不会重复生成。寄件地址用默认的一个。',
  template: '下载模板',
  file: '运单表格',
  done: (made: number, refused: number) =>
    refused === 0 ? `已生成 ${made} 票。` : `已生成 ${made} 票，${refused} 行没有生成：`,
  pay: (count: number, sum: string) => `付这 ${count} 票的运费，共 ${sum}`,
  row: (line: number, name: string) => (name === '' ? `第 ${line} 行：` : `第 ${line} 行（${name}）：`),
  semicolon: '；',
  result: '下载带原因的表格',
  made: (made: number, refused: number) => `生成 ${made} 票，没有生成 ${refused} 行`,
  resultOf: '下载结果',
}

export const batchMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Many at once',
    note: 'One shipment in a row, 500 at most, as CSV in UTF-8 or GBK. Each row is checked: good ones become shipments, the others come back with reasons. Mend the result file and send it again: rows that are shipments already are skipped. All are sent from your usual address.',
    template: 'Download the template',
    file: 'File of shipments',
    done: (made, refused) =>
      refused === 0
        ? `${made} shipments were made.`
        : `${made} shipments were made, ${refused} rows were not:`,
    pay: (count, sum) => `Pay the freight of these ${count}, ${sum}`,
    row: (line, name) => (name === '' ? `Row ${line}: ` : `Row ${line} (${name}): `),
    semicolon: '; ',
    result: 'Download the file with the reasons',
    made: (made, refused) => `${made} made, ${refused} refused`,
    resultOf: 'Download the result',
  },
}
