import * as contract from '@chuhai/contract/activity'
import { implement } from '../../http/implement'
import { listOwn, readOwn } from './own'
import { confirmPlace, giveBack, signUpFor } from './sign-up'

export const activityRoutes = [
  implement(contract.getSignUp, ({ params }, call) => readOwn(params.id, call)),
  implement(contract.signUpForActivity, ({ params, body }, call) => signUpFor(params.id, body, call)),
  implement(contract.confirmActivityPlace, ({ params }, call) => confirmPlace(params.id, call)),
  implement(contract.giveBackActivityPlace, ({ params }, call) => giveBack(params.id, call)),
  implement(contract.listSignUps, (_, call) => listOwn(call)),
]
