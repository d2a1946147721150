import { describe, expect, it } from 'vitest'
import * as constants from './constants'

describe('the constants of specification section 9', () => {
  it.each([
    ['requestTimeoutMs', 600_000],
    ['duplicateWindowMs', 1000],
    ['finishedRequestPurgeMs', 300],
    ['chunkReloadGuardMs', 60_000],
    ['panelCloseDelayMs', 150],
    ['wheelDebounceMs', 200],
    ['consultationPromiseHours', 24],
    ['layoutWidthPx', 1200],
    ['headerHeightPx', 60],
    ['guideHeaderHeightPx', 56],
    ['announcementHeightPx', 80],
    ['homeBannerStickyPx', 100],
    ['schoolHeaderDarkPx', 30],
    ['scrollToTopThresholdPx', 400],
    ['successToastMs', 1000],
    ['warningToastMs', 2000],
    ['errorToastMs', 2000],
    ['pendingMinDisplayMs', 200],
    ['evaluationResultDelayMs', 3000],
    ['evaluationDialogWidthPx', 600],
    ['evaluationLoadingWidthPx', 400],
    ['listRowsMax', 9999],
    ['chatInputMax', 200],
    ['sceneCount', 4],
    ['typingSpeedMs', 50],
    ['typingStartDelayMs', 100],
    ['imagePreloadWindows', 1.33],
    ['imageAttempts', 2],
    ['imageThrottleMs', 500],
    ['uploadMaxBytes', 10_485_760],
    ['organisationDialogWidthPx', 700],
    ['dialogCloseEventDelayMs', 300],
    ['organisationType', 2],
  ] as const)('%s is %d', (name, value) => {
    expect(constants[name]).toBe(value)
  })

  it('names the headers of a request', () => {
    expect([
      constants.clientHeader,
      constants.organisationHeader,
      constants.userHeader,
      constants.idempotencyHeader,
    ]).toEqual(['X-Chuhai-Client', 'X-Org-Id', 'X-User-Id', 'Idempotency-Key'])
  })

  it('calls the product 出海云', () => {
    expect(constants.brand).toBe('出海云')
  })
})
