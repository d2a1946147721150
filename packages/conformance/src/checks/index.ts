import { answerCheck } from './answer'
import { bodyCheck } from './body'
import { cacheCheck } from './cache'
import { clientHeaderCheck } from './client-header'
import { inputCheck } from './input'
import { methodCheck } from './method'
import { organisationCheck } from './organisation'
import { otherSitesCheck } from './other-sites'
import { pagesCheck } from './pages'
import { registeredSiteCheck } from './registered-site'
import type { Check } from './run'
import { shownUserCheck } from './shown-user'
import { signInCheck } from './sign-in'
import { unknownCheck } from './unknown'
import { writeCheck } from './write'

/** What is checked of every call, in this order: later checks look at what the first was answered. */
export const checks: readonly Check[] = [
  answerCheck,
  signInCheck,
  unknownCheck,
  inputCheck,
  bodyCheck,
  methodCheck,
  pagesCheck,
  shownUserCheck,
  organisationCheck,
  registeredSiteCheck,
  otherSitesCheck,
  clientHeaderCheck,
  cacheCheck,
  writeCheck,
]
