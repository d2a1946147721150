import { checkPayment, checkReturnedPayment, startPayment } from '@chuhai/contract/payment'
import { type Implementation, implement } from '../../http/implement'
import { createChecks, type PaymentOptions, startPayment as start } from './service'

/** Two calls of the provider, and the database. */
const deadlineMs = 12_000

export const paymentRoutes = (options: PaymentOptions): readonly Implementation[] => {
  const checks = createChecks(options)
  return [
    implement(startPayment, ({ params, body }, call) => start(options, params.number, body.device, call), {
      deadlineMs,
    }),
    implement(checkPayment, ({ params }, call) => checks.ofOrder(params.number, call), { deadlineMs }),
    implement(checkReturnedPayment, ({ body }, call) => checks.ofReturn(body, call), { deadlineMs }),
  ]
}
