import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** Somebody has signed in from a browser and a system from which the user had not done so before. */
export const signInFromNewDevice = messageKind({
  key: 'signIn.newDevice',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({
    device: pipe(string(), examples(['Chrome, Windows'])),
    at: pipe(string(), isoTimestamp()),
  }),
  path: () => '/user',
})
