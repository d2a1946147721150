import * as contract from '@chuhai/contract/organisation'
import { implement } from '../../http/implement'
import { readDetails } from './details'
import { accept, decline, invite, readLink, revoke } from './invitations'
import { ask, decide, readJoining, withdraw } from './join-requests'
import { changeRole, handOverTo, leave, removeFrom } from './members'
import { addOrganisation } from './service'
import { readTeam } from './team'

export const organisationRoutes = [
  implement(contract.createOrganisation, ({ body }, call) => addOrganisation(body, call)),
  implement(contract.getTeam, (_, call) => readTeam(call)),
  implement(contract.getOrganisationDetails, (_, call) => readDetails(call)),
  implement(contract.inviteMember, ({ body }, call) => invite(body, call)),
  implement(contract.revokeInvitation, ({ body }, call) => revoke(body.id, call)),
  implement(contract.decideJoinRequest, ({ body }, call) => decide(body, call)),
  implement(contract.changeMemberRole, ({ body: { userId, role } }, call) =>
    changeRole({ userId: Number(userId), role }, call),
  ),
  implement(contract.removeMember, ({ body }, call) => removeFrom(Number(body.userId), call)),
  implement(contract.handOver, ({ body }, call) => handOverTo(Number(body.userId), call)),
  implement(contract.leaveOrganisation, (_, call) => leave(call)),
  implement(contract.readInvitation, ({ body }, call) => readLink(body.token, call)),
  implement(contract.acceptInvitation, ({ body }, call) => accept(body, call)),
  implement(contract.getJoining, (_, call) => readJoining(call)),
  implement(contract.declineInvitation, async ({ body }, call) => {
    await decline(body.id, call)
    return readJoining(call)
  }),
  implement(contract.askToJoin, ({ body }, call) => ask(body.socialCode, call)),
  implement(contract.withdrawJoinRequest, ({ body }, call) => withdraw(body.id, call)),
]
