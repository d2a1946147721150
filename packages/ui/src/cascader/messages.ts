const zhCN = {
  skip: '不选',
  search: (label: string) => `搜索${label}`,
  retry: '重试',
  empty: '暂无可选内容',
  keepTyping: (count: number) => `只显示前 ${count} 项，请继续输入`,
}

type CascaderMessages = typeof zhCN

const en = {
  skip: 'None',
  search: (label: string) => `Search: ${label}`,
  retry: 'Retry',
  empty: 'Nothing to choose from',
  keepTyping: (count: number) => `Showing the first ${count}; keep typing`,
} satisfies CascaderMessages

export const cascaderMessages: Record<'zh-CN' | 'en', CascaderMessages> = { 'zh-CN': zhCN, en }
