export { acceptMessage, type ExpectedMessage, isFrameMessage } from './accept-message'
export { createAttempt, type SignOnAttempt } from './attempt'
export { exchange, type SignOnAnswer } from './exchange'
export { completeRedirect, type Leaving, redirectAddress } from './redirect'
