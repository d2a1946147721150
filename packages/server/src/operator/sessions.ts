import { StartError } from '../process/start-error'
import type { Desk } from './desk'

/** Ends all sessions of a user at once, for example when a device was lost. */
export const manageSessions = async (desk: Desk, [action, text = '']: string[]): Promise<string> => {
  if (action !== 'revoke') throw new StartError(`sessions ${action ?? ''} is not known. Use revoke USER.`)
  if (!/^\d{1,15}$/.test(text))
    throw new StartError(`"${text}" is no user. Give the id of one, as user info tells it, for example 42.`)
  return `${await desk.revokeSessions(Number(text))} sessions of user ${text} ended`
}
