import type { MessageKind } from '../messages/kind'
import * as application from './application/messages'
import * as competition from './competition/messages'
import * as evaluation from './evaluation/messages'
import * as guide from './guide/messages'
import * as live from './live/messages'
import * as order from './order/messages'
import * as place from './place/messages'
import * as school from './school/messages'
import * as signOn from './sign-on/messages'
import * as site from './site/messages'

/** Every kind of message; a module that has something to say adds its own here. */
export const messageKinds: readonly MessageKind[] = [
  order.orderPaid,
  order.orderFree,
  order.orderPartRefunded,
  order.orderRefunded,
  order.orderRefundRefused,
  place.placeOffered,
  place.placeLapsed,
  application.applicationReviewed,
  application.applicationAccepted,
  application.applicationRejected,
  school.classTimetable,
  school.classSoon,
  school.classMoved,
  school.classCancelled,
  competition.competitionAccepted,
  competition.competitionRejected,
  competition.competitionDeadline,
  live.liveBegins,
  guide.subscriptionNewsKind,
  evaluation.exclusiveNewsKind,
  signOn.signInFromNewDevice,
  site.siteRegistrationAccepted,
]
