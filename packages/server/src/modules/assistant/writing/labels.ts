/** What a wish may give a name to: `商品：…，卖点：…，市场：…`. */
const labels = {
  product: '商品名称?|产品名称?|商品|产品|品名|product|item',
  market: '目标市场|市场|站点|market',
  points: '卖点|特点|优点|selling points?|features?|points?',
} as const

const pattern = (words: string) => `(?:^|[\\s，。；,.;、])(?:${words})(?:\\s*[：:]|是|有)\\s*`
const anyLabel = pattern(Object.values(labels).join('|'))

/** Returns what a text gives this name to, or `''`. */
export const labelled = (text: string, name: keyof typeof labels): string => {
  const found = new RegExp(`${pattern(labels[name])}(.+?)(?=${anyLabel}|\\n|$)`, 'i').exec(text)
  return (found?.[1] ?? '').replace(/[，。；,.;、\s]+$/, '')
}
