import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

const orgName = pipe(string(), examples(['宁波宁居家居用品有限公司']))
/** Somebody who has done something. */
const name = pipe(string(), examples(['沈立群']))

const path = (): string => '/user/#organisations'

/** Somebody invites the user to an organisation. */
export const organisationInvited = messageKind({
  key: 'organisation.invited',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ name, orgName }),
  path,
})

/** Somebody has joined by an invitation of the user. */
export const organisationJoined = messageKind({
  key: 'organisation.joined',
  purpose: 'service',
  ways: ['inbox'],
  values: object({ name, orgName }),
  path,
})

/** Somebody asks to join an organisation of which the user is an owner. */
export const organisationAsked = messageKind({
  key: 'organisation.asked',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ name, orgName }),
  path,
})

/** The user may join what they have asked to join. */
export const organisationAccepted = messageKind({
  key: 'organisation.accepted',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ orgName }),
  path,
})

/** The user may not join what they have asked to join. */
export const organisationRefused = messageKind({
  key: 'organisation.refused',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ socialCode: pipe(string(), examples(['91330281MA2H5QX8XY'])) }),
  path,
})

/** The user is an owner of an organisation now. */
export const organisationHandedOver = messageKind({
  key: 'organisation.handedOver',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ name, orgName }),
  path,
})

/** The user was taken out of an organisation. */
export const organisationRemoved = messageKind({
  key: 'organisation.removed',
  purpose: 'service',
  ways: ['inbox'],
  values: object({ orgName }),
  path,
})
