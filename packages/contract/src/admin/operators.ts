import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { operatorRoles } from '../operator-role'

const roles = v.array(v.picklist(operatorRoles))

const operator = v.object({ userId: v.number(), userName: v.string(), issuer: v.string(), roles })
/** A user with roles; `issuer` is the provider that they sign in with. */
export type Operator = v.InferOutput<typeof operator>

/** Users with a role. */
export const listOperators = adminEndpoint({
  name: 'listOperators',
  summary: '运营人员与角色',
  role: 'admin',
  method: 'GET',
  path: '/admin/operators',
  answer: v.array(operator),
})

/** Gives a user these roles in place of their former ones; returns whether the user exists. */
export const setOperatorRoles = adminEndpoint({
  name: 'setOperatorRoles',
  summary: '设置运营角色',
  role: 'admin',
  method: 'PUT',
  path: '/admin/operators/{id}',
  params: v.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  body: v.object({ roles: v.pipe(roles, v.maxLength(operatorRoles.length)) }),
  answer: v.boolean(),
})
