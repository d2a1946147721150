import { content } from './content'
import type { Row } from './row'

/** 资讯 and 关于我们. */
export const aboutRows: Row[] = [
  content('/news', '资讯'),
  content('/clientCase', '客户案例'),
  content('/introduce', '公司介绍'),
  content('/kylinPlan', '麒麟计划'),
  content('/contactUs', '联系我们'),
  content('/privacy', '隐私政策与用户协议'),
]
