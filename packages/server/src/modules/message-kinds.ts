import type { MessageKind } from '../messages/kind'
import * as activity from './activity/messages'
import * as application from './application/messages'
import * as competition from './competition/messages'
import * as consignment from './consignment/messages'
import * as evaluation from './evaluation/messages'
import * as guide from './guide/messages'
import * as ledger from './ledger/messages'
import * as live from './live/messages'
import * as deal from './market/deals/messages'
import * as offers from './market/offers/messages'
import * as review from './market/reviews/messages'
import * as opening from './opening/messages'
import * as order from './order/messages'
import * as organisation from './organisation/messages'
import * as place from './place/messages'
import * as school from './school/messages'
import * as shipment from './shipment/messages'
import * as signOn from './sign-on/messages'
import * as site from './site/messages'
import * as parcel from './tracking/messages'
import * as weighing from './warehouse/weighing/messages'

/** Every kind of message; a module that has something to say adds its own here. */
export const messageKinds: readonly MessageKind[] = [
  order.orderPaid,
  order.orderFree,
  order.orderPartRefunded,
  order.orderRefunded,
  order.orderShareRefunded,
  order.orderRefundRefused,
  order.invoiceIssued,
  order.invoiceCorrected,
  order.invoiceVoided,
  place.placeOffered,
  place.placeLapsed,
  activity.activityConfirmed,
  activity.activityOffered,
  activity.activitySoon,
  activity.activityMoved,
  activity.activityCancelled,
  application.applicationReviewed,
  application.applicationAccepted,
  application.applicationRejected,
  opening.storeHanded,
  opening.storeQuestions,
  opening.storeVideoCheck,
  opening.storeDue,
  opening.storeOpened,
  opening.storeRefused,
  consignment.consignmentStage,
  ledger.ledgerSettled,
  review.reviewDue,
  review.reviewShown,
  deal.dealBegun,
  deal.dealBriefed,
  deal.dealAccepted,
  deal.dealCancelled,
  deal.dealDelivered,
  deal.dealRevision,
  deal.dealConfirmed,
  deal.dealDisputed,
  deal.dealDecided,
  deal.dealLate,
  deal.dealDue,
  deal.dealWritten,
  offers.marketProviderAccepted,
  offers.marketOfferAccepted,
  offers.marketOfferReturned,
  shipment.shipmentsLabelled,
  shipment.shipmentVoided,
  shipment.shipmentCancelled,
  parcel.parcelDelivered,
  parcel.parcelTrouble,
  parcel.parcelSilent,
  weighing.weighingAsked,
  weighing.weighingDue,
  weighing.weighingOverdue,
  weighing.weighingGivenBack,
  weighing.weighingRefused,
  weighing.weighingDecided,
  school.classTimetable,
  school.classSoon,
  school.classMoved,
  school.classCancelled,
  school.lessonAsked,
  school.lessonAnswered,
  school.homeworkHandedIn,
  school.homeworkMarked,
  competition.competitionAccepted,
  competition.competitionRejected,
  competition.competitionDeadline,
  live.liveBegins,
  guide.subscriptionNewsKind,
  evaluation.exclusiveNewsKind,
  signOn.signInFromNewDevice,
  site.siteRegistrationAccepted,
  organisation.organisationInvited,
  organisation.organisationJoined,
  organisation.organisationAsked,
  organisation.organisationAccepted,
  organisation.organisationRefused,
  organisation.organisationHandedOver,
  organisation.organisationRemoved,
]
