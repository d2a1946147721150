import * as v from 'valibot'
import { givenRoles, organisationRoles } from './roles'

/** Somebody who acts for an organisation. */
export const organisationMember = v.object({
  userId: v.string(),
  userName: v.string(),
  role: v.picklist(organisationRoles),
  /** ISO 8601 in UTC. */
  joinedAt: v.string(),
  isSelf: v.boolean(),
})
/** Somebody who acts for an organisation. */
export type OrganisationMember = v.InferOutput<typeof organisationMember>

/** An invitation that waits, as the owners see it. */
export const openInvitation = v.object({
  id: v.string(),
  role: v.picklist(givenRoles),
  /** Of an invitation by phone, its number with four digits hidden. */
  phone: v.nullable(v.string()),
  /** Who has invited. */
  inviter: v.string(),
  expiresAt: v.string(),
})
/** An invitation that waits, as the owners see it. */
export type OpenInvitation = v.InferOutput<typeof openInvitation>

/** Somebody who asks to join, as the owners see it. */
export const joinRequest = v.object({ id: v.string(), userName: v.string(), at: v.string() })
/** Somebody who asks to join, as the owners see it. */
export type JoinRequest = v.InferOutput<typeof joinRequest>

/** The selected organisation with its members; invitations and requests are for its owners, others get none. */
export const organisationTeam = v.object({
  orgId: v.string(),
  orgName: v.string(),
  /** The caller's own. */
  role: v.picklist(organisationRoles),
  members: v.array(organisationMember),
  invitations: v.array(openInvitation),
  requests: v.array(joinRequest),
})
/** The selected organisation with its members. */
export type OrganisationTeam = v.InferOutput<typeof organisationTeam>

/** What an invitation says before it is accepted: who invites into what. */
export const invitation = v.object({
  orgName: v.string(),
  inviter: v.string(),
  role: v.picklist(givenRoles),
  expiresAt: v.string(),
})
/** What an invitation says before it is accepted. */
export type Invitation = v.InferOutput<typeof invitation>

/** The states of asking to join. */
export const joinStates = ['open', 'accepted', 'refused'] as const
/** A state of asking to join. */
export type JoinState = (typeof joinStates)[number]

/** What the caller has asked to join; nothing tells whether there is an organisation until one has decided. */
export const ownJoinRequest = v.object({
  id: v.string(),
  socialCode: v.string(),
  state: v.picklist(joinStates),
  at: v.string(),
  /** The organisation that has accepted. */
  orgName: v.nullable(v.string()),
})
/** What the caller has asked to join. */
export type OwnJoinRequest = v.InferOutput<typeof ownJoinRequest>

/** The caller's ways into organisations: invitations to them, and what they have asked. */
export const joining = v.object({
  invitations: v.array(v.object({ id: v.string(), ...invitation.entries })),
  requests: v.array(ownJoinRequest),
})
/** The caller's ways into organisations. */
export type Joining = v.InferOutput<typeof joining>
