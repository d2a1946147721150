/** `¥3,980` */
export const yuan = (amount: number): string => `¥${amount.toLocaleString('en-US')}`
