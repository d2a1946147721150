import { object, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** A site is registered, so that widgets work there. */
export const siteRegistrationAccepted = messageKind({
  key: 'site.registrationAccepted',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ origin: string(), name: string() }),
  path: () => '/embed',
})
