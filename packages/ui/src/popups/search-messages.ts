const zhCN = {
  nothingFound: '没有找到匹配的内容',
  found: (count: number) => `${count} 项结果`,
}

type SearchMessages = typeof zhCN

const en = {
  nothingFound: 'No matches found',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} satisfies SearchMessages

/** What a list says that is searched by typing. */
export const searchMessages: Record<'zh-CN' | 'en', SearchMessages> = { 'zh-CN': zhCN, en }
