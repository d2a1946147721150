import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'

const path = '/liveBroadcast/{id}/reminder'
const reminder = v.object({ isOn: v.boolean() })

/** Whether the visitor is reminded of a broadcast. */
export const getLiveReminder = endpoint({
  name: 'getLiveReminder',
  summary: '开播提醒',
  method: 'GET',
  path,
  access: 'user',
  params: idInPath(),
  answer: reminder,
})

/** Reminds the visitor of a broadcast by a message before it begins, of a series once; or does so no longer. */
export const setLiveReminder = endpoint({
  name: 'setLiveReminder',
  summary: '设置开播提醒',
  method: 'POST',
  path,
  access: 'user',
  params: idInPath(),
  body: reminder,
  answer: reminder,
  errors: ['NOT_FOUND'],
})
