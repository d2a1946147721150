import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { recordId, searchWords, wholeNumber } from '../fields'
import { organisationRoles } from '../organisation/roles'

const foundOrganisation = v.object({
  id: v.string(),
  orgName: v.string(),
  socialCode: v.string(),
  createdAt: v.string(),
  members: v.array(
    v.object({ userId: v.number(), userName: v.string(), role: v.picklist(organisationRoles) }),
  ),
})
/** An organisation with its members, as operators see it. */
export type FoundOrganisation = v.InferOutput<typeof foundOrganisation>

/** Organisations by a part of their name, by code or id; without words, those of which a code is there more than once. */
export const findOrganisations = adminEndpoint({
  name: 'findOrganisations',
  summary: '查找主体',
  role: 'agent',
  method: 'GET',
  path: '/admin/organisations',
  query: v.object({ words: v.optional(searchWords(100), '') }),
  answer: v.array(foundOrganisation),
})

/** What became of joining two organisations. */
export const joinOutcomes = ['joined', 'unknown', 'otherCode', 'conflict'] as const
/** What became of joining two organisations. */
export type JoinOutcome = (typeof joinOutcomes)[number]

/**
 * Joins another organisation with the same code into one, with its members and what belongs to it; owners of the other become
 * members. Where somebody has applied for the same in both names, nothing is changed.
 */
export const joinOrganisations = adminEndpoint({
  name: 'joinOrganisations',
  summary: '合并同一信用代码的主体',
  role: 'admin',
  method: 'POST',
  path: '/admin/organisations/{id}/join',
  params: v.object({ id: recordId() }),
  body: v.object({ other: recordId() }),
  answer: v.picklist(joinOutcomes),
})

/** Gives a member a role, for example where the only owner has left the company; returns whether there is such a member. */
export const setOrganisationRole = adminEndpoint({
  name: 'setOrganisationRole',
  summary: '设置主体成员的角色',
  role: 'admin',
  method: 'PUT',
  path: '/admin/organisations/{id}/members/{userId}',
  params: v.object({ id: recordId(), userId: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  body: v.object({ role: v.picklist(organisationRoles) }),
  answer: v.picklist(['changed', 'unknown', 'lastOwner']),
})
