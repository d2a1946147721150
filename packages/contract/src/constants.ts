/**
 * Section 9 of the specification and the names of every request: each number is defined here, except for
 * measures that only styles need.
 */

export const brand = '出海云'

export const requestTimeoutMs = 600_000
/** A call with an idempotency key is sent again for this time at most. */
export const resendWindowMs = 120_000
export const duplicateWindowMs = 1000
export const finishedRequestPurgeMs = 300

export const clientHeader = 'X-Chuhai-Client'
export const organisationHeader = 'X-Org-Id'
export const idempotencyHeader = 'Idempotency-Key'

export const successToastMs = 1000
export const warningToastMs = 2000
export const errorToastMs = 2000

export const panelCloseDelayMs = 150
/** A wheel gesture ends after this time without events. */
export const wheelDebounceMs = 200
export const scrollToTopThresholdPx = 400
/** Measures that styles repeat; a test of the portal holds them to these. */
export const layoutWidthPx = 1200
export const headerHeightPx = 60
export const guideHeaderHeightPx = 56
export const announcementHeightPx = 80
export const homeBannerStickyPx = 100
export const schoolHeaderDarkPx = 30
export const pendingMinDisplayMs = 200
/** Images are loaded within this many window heights. */
export const imagePreloadWindows = 1.33
export const imageAttempts = 2
/** Between two checks of an image's distance. */
export const imageThrottleMs = 500
export const chunkReloadGuardMs = 60_000

export const consultationPhone = '400-826-0571'
export const consultationPromiseHours = 24
export const contactsNameMax = 10

/** An organisation that a user adds is a company. */
export const organisationType = 2
export const uploadMaxBytes = 10_485_760
export const uploadExtensions = ['png', 'jpeg', 'jpg'] as const
/** A plan of a team in the competition. */
export const planMaxBytes = 52_428_800
export const planExtensions = ['pdf', 'doc', 'docx', 'ppt', 'pptx'] as const

/** Limits per user, enforced by the database (`row-limits.test.ts`). */
export const userFilesMax = 500
export const userFileBytesMax = 524_288_000
export const userOrganisationsMax = 20
export const userEvaluationsMax = 100
export const userSubscriptionsMax = 200
/** Versions of one registration. */
export const registrationVersionsMax = 200
/** Steps of one application: submitted, withdrawn, decided. */
export const applicationVersionsMax = 200
/** How long an order can be paid, and its place is held. */
export const orderPaymentMinutes = 30
/** Days after the payment of a course, and before the first day of a class, until which a refund can be asked for. */
export const courseRefundDays = 7
export const classRefundDays = 3
/** How long the place of an accepted applicant is kept until it is paid, and of a rejected one until they submit again. */
export const classPlaceHours = 48
/** Answers of the assistant written for one user at a time. */
export const userAnswersAtOnce = 2

/** A hidden frame that does not answer in this time counts as NEED_LOGIN. */
export const signOnFrameTimeoutMs = 5000
export const organisationDialogWidthPx = 700
export const dialogCloseEventDelayMs = 300

/** From submitting answers to reading their result. */
export const evaluationResultDelayMs = 3000
export const evaluationDialogWidthPx = 600
export const evaluationLoadingWidthPx = 400

export const chatInputMax = 200
export const sceneCount = 4
export const typingSpeedMs = 50
export const typingStartDelayMs = 100

/** Lists that are shown completely request one page of this many rows. */
export const listRowsMax = 9999
/** The last page of a list: the offset of its last row fits 32 bits. */
export const listPageMax = 100_000

/** Characters of a keyword in the site guide. */
export const guideKeywordMax = 60

/** Characters of a search word and of a tag in lists of publications. */
export const publicationWordMax = 50
/** The longest text that a buyer's orders are searched for. */
export const orderWordMax = 50
export const publicationTagMax = 20

/** Characters of a question to the search of the site. */
export const searchQuestionMax = 50

/** The pages of a purchase exist twice (specification 2.4): below /pay/school is bought what the school sells. */
export type PayBase = '/pay' | '/pay/school'
/** By the kind of what is bought. */
export const payBases: Record<'course' | 'class', PayBase> = { course: '/pay/school', class: '/pay/school' }
