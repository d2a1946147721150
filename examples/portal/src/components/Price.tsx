import { priceText } from '@chuhai/contract/money'
import { type Messages, useMessages } from '../app/messages'

const zhCN = { free: '免费' }
const messages: Messages<typeof zhCN> = { 'zh-CN': zhCN, en: { free: 'Free' } }

/** A price in fen; 免费 for 0. */
export const Price = ({ amount }: { amount: number }) => {
  const { free } = useMessages(messages)
  return amount === 0 ? free : priceText(amount)
}
