import { activityErrors } from './activity/errors'
import { applicationErrors } from './application/errors'
import { answerErrors, assistantErrors } from './assistant/errors'
import { competitionErrors } from './competition/errors'
import { consignmentErrors } from './consignment/errors'
import { consultationErrors } from './consultation/errors'
import { evaluationErrors } from './evaluation/errors'
import { fileErrors } from './file/errors'
import { guideErrors } from './guide/errors'
import { carrierErrors } from './logistics/carrier-errors'
import { quoteErrors } from './logistics/quote-errors'
import { shipmentErrors } from './logistics/shipment-errors'
import { trackingErrors } from './logistics/tracking-errors'
import { weighingErrors } from './logistics/weighing-errors'
import { dealErrors } from './market/deal-errors'
import { ledgerErrors } from './market/ledger-errors'
import { marketOfferErrors } from './market/offer-errors'
import { reviewErrors } from './market/review-errors'
import { messageErrors } from './message/errors'
import { orderErrors } from './order/errors'
import { organisationErrors } from './organisation/errors'
import { memberErrors } from './organisation/member-errors'
import { paymentErrors } from './payment/errors'
import { type ErrorTable, requestErrors } from './request-errors'
import { certificateErrors, classErrors, classmateErrors, learningErrors, studyErrors } from './school/errors'
import { signOnErrors } from './sign-on/errors'
import { siteRequestErrors } from './site-request/errors'
import { openingErrors } from './store/errors'
import { storeServiceErrors } from './store/service-errors'
import { trackErrors } from './track/errors'

/** All error codes with their HTTP status and texts. Domains add their own table here. */
export const errorTable = {
  ...requestErrors,
  ...activityErrors,
  ...applicationErrors,
  ...assistantErrors,
  ...answerErrors,
  ...competitionErrors,
  ...consignmentErrors,
  ...consultationErrors,
  ...evaluationErrors,
  ...fileErrors,
  ...guideErrors,
  ...carrierErrors,
  ...quoteErrors,
  ...trackingErrors,
  ...weighingErrors,
  ...dealErrors,
  ...ledgerErrors,
  ...reviewErrors,
  ...marketOfferErrors,
  ...messageErrors,
  ...orderErrors,
  ...organisationErrors,
  ...memberErrors,
  ...paymentErrors,
  ...classErrors,
  ...classmateErrors,
  ...certificateErrors,
  ...learningErrors,
  ...studyErrors,
  ...shipmentErrors,
  ...signOnErrors,
  ...siteRequestErrors,
  ...openingErrors,
  ...storeServiceErrors,
  ...trackErrors,
} as const satisfies ErrorTable

/** A code of the server: the `status` of an envelope that is no success. */
export type ErrorCode = keyof typeof errorTable

/** Whether a value is a code of the table. A newer server may send others. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorTable, value)
