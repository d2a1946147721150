/** What happens to the notification of a payment: the test controls of the page. */
export const deliveries = ['normal', 'repeated', 'late', 'lost'] as const
export type Delivery = (typeof deliveries)[number]

export const deliveryNames: Record<Delivery, [name: string, meaning: string]> = {
  normal: ['正常', '立即通知商家一次'],
  repeated: ['重复', '同一通知连发三次'],
  late: ['延迟', '三十秒后才通知'],
  lost: ['丢失', '不通知，由商家查询'],
}
