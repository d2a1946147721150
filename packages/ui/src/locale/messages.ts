const zhCN = {
  close: '关闭',
  back: '返回',
  confirm: '确定',
  cancel: '取消',
  clear: '清空',
  loading: '载入中',
  optional: '（选填）',
  choose: '请选择',
  enter: '请输入',
  phonePlaceholder: '11 位手机号',
  phoneRefused: '没有填入，只能填一个完整的号码',
  remove: (label: string) => `移除 ${label}`,
  chosen: (count: number) => `已选 ${count} 项`,
  chosenList: (labels: string[]) => `已选 ${labels.length} 项：${labels.join('、')}`,
  more: (count: number) => `还有 ${count} 项`,
  nothingFound: '没有找到匹配的内容',
  found: (count: number) => `${count} 项结果`,
}

/** The texts of the components themselves; Chinese is the base, every other language has the same keys. */
export type Messages = typeof zhCN

const en = {
  close: 'Close',
  back: 'Back',
  confirm: 'OK',
  cancel: 'Cancel',
  clear: 'Clear',
  loading: 'Loading',
  optional: ' (optional)',
  choose: 'Please select',
  enter: 'Please enter',
  phonePlaceholder: '11-digit mobile number',
  phoneRefused: 'Not filled in: one whole number only',
  remove: (label: string) => `Remove ${label}`,
  chosen: (count: number) => `${count} selected`,
  chosenList: (labels: string[]) => `${labels.length} selected: ${labels.join(', ')}`,
  more: (count: number) => `${count} more`,
  nothingFound: 'No matches found',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} satisfies Messages

export const messages: Record<'zh-CN' | 'en', Messages> = { 'zh-CN': zhCN, en }
