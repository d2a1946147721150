import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

/** A site is registered, so that widgets work there. */
export const siteRegistrationAccepted = messageKind({
  key: 'site.registrationAccepted',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({
    origin: pipe(string(), examples(['https://www.yuanfan.example'])),
    name: pipe(string(), examples(['远帆外贸'])),
  }),
  path: () => '/embed',
})
