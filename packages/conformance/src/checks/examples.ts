import type { EndpointInput, EndpointShape } from '@chuhai/contract'
import { sendQuestion } from '@chuhai/contract/assistant'
import { createConsultation } from '@chuhai/contract/consultation'
import { recordPageEvent, recordPageFault, recordPageView } from '@chuhai/contract/track'
import type { Input } from '../asking/server'

type Example = [name: string, make: () => Input]

const example = <E extends EndpointShape>(endpoint: E, make: () => EndpointInput<E>): Example => [
  endpoint.name,
  make as () => Input,
]

const anonymous = { userId: -1, path: '/' }

/** What is sent of calls that change something, once that is allowed; a lead says in its name that it is none. */
export const examples: ReadonlyMap<string, () => Input> = new Map([
  example(createConsultation, () => ({
    body: {
      customerSource: ['海外仓'],
      contactsName: '接口检查',
      contactsPhone: '13800138000',
      customerName: '接口检查，请忽略',
    },
  })),
  example(recordPageView, () => {
    const now = new Date().toISOString()
    return { body: { ...anonymous, userName: '', startDate: now, endDate: now, type: 'pageView' as const } }
  }),
  example(recordPageEvent, () => ({
    body: { ...anonymous, unionId: '', name: 'outsideLinkFollowed' as const },
  })),
  example(recordPageFault, () => ({ body: { path: '/', message: 'check of the contract', stack: '' } })),
  example(sendQuestion, () => ({ query: { content: '什么是海外仓？', requestId: crypto.randomUUID() } })),
])

/** A lead that differs, and is as valid. */
export const otherContent = ({ body }: Input): Input => ({
  body: { ...(body as object), mailbox: 'check@example.com' },
})
