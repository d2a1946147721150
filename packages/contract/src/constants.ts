/**
 * Limits and times (specification, section 9), and the names of every request: each number is defined here, except for
 * measures that only styles need.
 */

/** The name of the product, sent as the source of leads. */
export const brand = '出海云'

/** After this time without an answer a call fails with `TIMEOUT`. */
export const requestTimeoutMs = 600_000
/** A call with an idempotency key is sent again for this time at most. */
export const resendWindowMs = 120_000
/**
 * The same request within this time after the first is refused with `REQUEST_TOO_FREQUENT` (specification, section 8).
 */
export const duplicateWindowMs = 1000
/** How long after its end a request is remembered, so that the same one is refused. */
export const finishedRequestPurgeMs = 300

/** The largest JSON body of a call, 64 KB. */
export const jsonMaxBytes = 65_536

/** The header of every change. A plain form of another site cannot send it, which prevents forged requests. */
export const clientHeader = 'X-Chuhai-Client'
/** The header with the id of the selected organisation. */
export const organisationHeader = 'X-Org-Id'
/** The header with the id of the user whom the page shows, so that nothing of one user's page reaches another. */
export const userHeader = 'X-User-Id'
/** The header with the key of a submit: the same key and content have one effect. */
export const idempotencyHeader = 'Idempotency-Key'
/** The header with the proof of a sign-on: unlike an address, no proxy logs it. In lower case, as servers read it. */
export const proofHeader = 'x-chuhai-proof'

/** How long a notice of success stays. */
export const successToastMs = 1000
/** How long a warning stays. */
export const warningToastMs = 2000
/** How long the notice of an error stays. */
export const errorToastMs = 2000

/** How long after the pointer has left it a hover panel of the help box closes. */
export const panelCloseDelayMs = 150
/** A wheel gesture ends after this time without events. */
export const wheelDebounceMs = 200
/** How far a page is scrolled before scroll-to-top appears. */
export const scrollToTopThresholdPx = 400
/** Measures that styles repeat; a test of the portal holds them to these. */
export const layoutWidthPx = 1200
/** The header of most layouts. */
export const headerHeightPx = 60
/** The header of the site guide. */
export const guideHeaderHeightPx = 56
/** The strip above the header of the home page. */
export const announcementHeightPx = 80
/** How far the home page is scrolled before its header is fixed. */
export const homeBannerStickyPx = 100
/** How far a page of the school centre is scrolled before its header turns dark. */
export const schoolHeaderDarkPx = 30
/** A loading state that was shown stays at least this long, so that it does not flash. */
export const pendingMinDisplayMs = 200
/** Images are loaded within this many window heights. */
export const imagePreloadWindows = 1.33
/** How often an image is requested: once more after a failure. */
export const imageAttempts = 2
/** Between two checks of an image's distance. */
export const imageThrottleMs = 500
/** A page whose code fails to load reloads itself once within this time. */
export const chunkReloadGuardMs = 60_000

/** Within how many hours a consultation is answered by a call. */
export const consultationPromiseHours = 24
/** Characters that are kept of each text that says what a consultation is about. */
export const aboutTextMax = 100
/** Characters of a contact's name in the consultation form. */
export const contactsNameMax = 10

/** An organisation that a user adds is a company. */
export const organisationType = 2
/** The largest image or document of an upload, 10 MB. */
export const uploadMaxBytes = 10_485_760
/** File name extensions of images that can be uploaded, in lower case; upper case is accepted too. */
export const uploadExtensions = ['png', 'jpeg', 'jpg'] as const
/** A plan of a team in the competition. */
export const planMaxBytes = 52_428_800
/** File name extensions of a plan, in lower case. */
export const planExtensions = ['pdf', 'doc', 'docx', 'ppt', 'pptx'] as const

/** Files per user. All limits per user are enforced by the database (`row-limits.test.ts`). */
export const userFilesMax = 500
/** Bytes of all files of a user, 500 MB. */
export const userFileBytesMax = 524_288_000
/** Organisations per user. */
export const userOrganisationsMax = 20
/** Members of an organisation. */
export const organisationMembersMax = 100
/** Invitations of an organisation that wait at a time. */
export const invitationsMax = 20
/** How long an invitation is good. */
export const invitationDays = 7
/** Questions under lessons that a user may have open at a time. */
export const openQuestionsMax = 20
/** Organisations that a user may ask to join within `joinRequestDays`. */
export const joinRequestsMax = 10
/** How long a request to join waits for an answer. */
export const joinRequestDays = 30
/** Evaluations per user. */
export const userEvaluationsMax = 100
/** Subscriptions to sites of the guide per user. */
export const userSubscriptionsMax = 200
/** Packages of a service, at least one. */
export const marketPackagesMax = 3
/** Options of a service. */
export const marketOptionsMax = 8
/** Services that one organisation offers, drafts included. */
export const marketOffersMax = 50
/** The longest absence, in days. */
export const marketAbsenceDaysMax = 60
/** Absences of an organisation that are not over. */
export const marketAbsencesMax = 20
/** Kinds of goods within one shipment. */
export const shipmentGoodsMax = 20
/** Pieces of one kind of goods. */
export const shipmentPiecesMax = 9999
/** The largest declared value of one piece, in hundredths of its currency. */
export const shipmentValueMax = 100_000_000
/** Addresses that one sender keeps. */
export const sendersMax = 20
/** Shipments of one file, and of one payment. */
export const shipmentBatchRowsMax = 500
/** Shipments of one user that are not paid. */
export const shipmentDraftsMax = 2000
/** Shipments whose labels one file has. */
export const labelShipmentsMax = 50
/** The largest file of shipments, 2 MB. */
export const shipmentBatchMaxBytes = 2_097_152
/** Characters of the reason for voiding a label or cancelling a shipment. */
export const shipmentWordsMax = 200
/** Versions of one registration. */
export const registrationVersionsMax = 200
/** Steps of one application: submitted, withdrawn, decided. */
export const applicationVersionsMax = 200
/** How long an order can be paid, and its place is held. */
export const orderPaymentMinutes = 30
/** Days after the payment of a course until which a refund can be asked for. */
export const courseRefundDays = 7
/** Minutes before a broadcast at which those are reminded who asked for it. */
export const liveReminderMinutes = 10
/** Days before the sign-up of a competition closes on which teams that have not submitted are reminded. */
export const cupReminderDays = 3
/** Days before the first day of a class on which its students are reminded. */
export const classNoticeDays = 3
/** Days before the first day of a class until which a refund can be asked for. */
export const classRefundDays = 3
/** How long the place of an accepted applicant is kept until it is paid, and of a rejected one until they submit again. */
export const classPlaceHours = 48
/** How long a place at an activity is kept until it is confirmed or paid, at the latest until the activity begins. */
export const activityPlaceHours = 24
/** Days before an activity on which those who come are reminded. */
export const activityReminderDays = [3, 1] as const
/** Days before an activity until which a refund can be asked for. */
export const activityRefundDays = 3
/** How long a provider may take to accept a deal; then it is cancelled, and the money goes back. */
export const dealAcceptHours = 48
/** How long a buyer may look at what was delivered; silence confirms it. */
export const dealConfirmDays = 14
/** How long a deal that is confirmed can be reviewed. */
export const dealReviewDays = 7
/** In how many days changes are delivered that a buyer asks for. */
export const dealRevisionDays = 5
/** How many days after the promised one a deal that is not delivered goes to an operator. */
export const dealLateDays = 14
/** How many hours before the end of a clock of a deal its side is reminded. */
export const dealReminderHours = 24
/** How often a package is bought at a time, at most. */
export const dealNumberMax = 99
/** What one order of the market comes to at most, in fen. */
export const dealAmountMax = 100_000_000
/** Options of a package that are bought at a time. */
export const dealOptionsMax = 20
/** Characters of what a side of a deal says at a time. */
export const dealWordsMax = 2000
/** Characters of a review, and of the answer to it. */
export const reviewWordsMax = 500
/** Messages within one deal. */
export const dealMessagesMax = 2000
/** The shortest tracking number, in characters. */
export const trackingNumberMin = 6
/** The longest tracking number. */
export const trackingNumberMax = 40
/** Parcels that are looked up at a time. */
export const trackingNumbersMax = 20
/** Days without events after which tracking reports that there is no news. */
export const trackingSilentDays = 30
/** Days in which the difference after weighing can be paid, before an operator returns the parcels. */
export const weighingPayDays = 7
/** Hours before that deadline at which the sender is reminded. */
export const weighingReminderHours = 48
/** Days after its own day for which a freight quote is valid, until midnight in Beijing. */
export const quoteDays = 3
/** Answers of the assistant written for one user at a time. */
export const userAnswersAtOnce = 2

/** A hidden frame that does not answer in this time counts as NEED_LOGIN. */
export const signOnFrameTimeoutMs = 5000
/** The dialog 新增主体 (specification 2.16). */
export const organisationDialogWidthPx = 700
/** How long after a dialog is hidden its close event follows (specification, section 4). */
export const dialogCloseEventDelayMs = 300

/** From submitting answers to reading their result. */
export const evaluationResultDelayMs = 3000
/** The dialog of the evaluation with its form (specification 2.16). */
export const evaluationDialogWidthPx = 600
/** The same dialog while the result is awaited. */
export const evaluationLoadingWidthPx = 400

/** Characters of a question to the assistant (specification 5.8). */
export const chatInputMax = 200
/** How many suggestions the chat requests. */
export const sceneCount = 4
/** Between two characters of the typed welcome of the chat. */
export const typingSpeedMs = 50
/** Before the first character of it. */
export const typingStartDelayMs = 100

/** Lists that are shown completely request one page of this many rows. */
export const listRowsMax = 9999
/** The last page of a list: the offset of its last row fits 32 bits. */
export const listPageMax = 100_000

/** Characters of a keyword in the site guide. */
export const guideKeywordMax = 60

/** Characters of a search word in lists of publications. */
export const publicationWordMax = 50
/** The longest text that a buyer's orders are searched for. */
export const orderWordMax = 50
/** Characters of a tag by which lists are narrowed down. */
export const publicationTagMax = 20

/** Characters of a question to the search of the site. */
export const searchQuestionMax = 50

/** The pages of a purchase exist twice (specification 2.4): below /pay/school is bought what the school sells. */
export type PayBase = '/pay' | '/pay/school'
/** By the kind of what is bought. */
export const payBases: Record<
  | 'course'
  | 'class'
  | 'activity'
  | 'storeService'
  | 'consignment'
  | 'marketPackage'
  | 'shipment'
  | 'weighing',
  PayBase
> = {
  course: '/pay/school',
  class: '/pay/school',
  activity: '/pay',
  storeService: '/pay',
  consignment: '/pay',
  marketPackage: '/pay',
  shipment: '/pay',
  weighing: '/pay',
}
