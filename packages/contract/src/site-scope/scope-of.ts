import {
  classApplications,
  joinClassWaitingList,
  storeApplications,
  uploadApplicationDocument,
} from '../application'
import {
  clearMessages,
  getQuota,
  listMessages,
  reportAnswer,
  resumeAnswer,
  sendQuestion,
  stopAnswer,
} from '../assistant'
import {
  getRegistration,
  listMembers,
  savePlan,
  saveRegistration,
  submitTeam,
  uploadPlan,
  withdrawRegistration,
} from '../competition'
import type { EndpointShape } from '../endpoint'
import { getEvaluationResult, submitEvaluation } from '../evaluation'
import { uploadFile } from '../file'
import { countUnread, followInbox, listInbox, markRead } from '../message'
import { createOrganisation, getOrganisationDetails } from '../organisation'
import { askLessonQuestion, getHomework, handInHomework, saveProgress, uploadHomework } from '../school'
import { renewSiteToken } from '../sign-on'
import { chooseStoreService, getOwnStore, getStoreHelp } from '../store'
import { getUserInfo } from '../user'
import { type WidgetScope, widgetScopes } from './scopes'

/** Calls that every registered site may make for its signed-in visitor. */
const forEverySite: readonly EndpointShape[] = [getUserInfo, renewSiteToken]

/** Calls that the widget of each scope makes for its signed-in visitor. */
const forWidgets: Record<WidgetScope, readonly EndpointShape[]> = {
  assistant: [sendQuestion, resumeAnswer, stopAnswer, reportAnswer, listMessages, clearMessages, getQuota],
  'class-application': [
    classApplications.get,
    classApplications.save,
    classApplications.submit,
    classApplications.withdraw,
    joinClassWaitingList,
    uploadApplicationDocument,
  ],
  competition: [
    getRegistration,
    saveRegistration,
    listMembers,
    submitTeam,
    withdrawRegistration,
    uploadPlan,
    savePlan,
  ],
  course: [saveProgress, askLessonQuestion, getHomework, handInHomework, uploadHomework],
  evaluation: [submitEvaluation, getEvaluationResult],
  inbox: [listInbox, countUnread, followInbox, markRead],
  organisation: [createOrganisation, uploadFile],
  'store-application': [
    storeApplications.get,
    storeApplications.save,
    storeApplications.submit,
    storeApplications.withdraw,
    uploadApplicationDocument,
    getOrganisationDetails,
    getOwnStore,
    getStoreHelp,
    chooseStoreService,
  ],
}

const widgetsOf = (name: string): WidgetScope[] =>
  widgetScopes.filter((scope) => forWidgets[scope].some((endpoint) => endpoint.name === name))

const namesForEverySite = new Set(forEverySite.map(({ name }) => name))

/**
 * Returns the scopes of which another site needs one for a call; none where every registered site may make it. Calls that need a user
 * and belong to no widget (orders, refunds, personal lists, other applications, how messages reach somebody) need the full scope.
 *
 * @example
 * scopesOf(sendQuestion) // ['assistant']
 */
export const scopesOf = ({
  name,
  access,
}: Pick<EndpointShape, 'name' | 'access'>): readonly (WidgetScope | 'full')[] => {
  const scopes = widgetsOf(name)
  if (scopes.length > 0) return scopes
  return access === 'user' && !namesForEverySite.has(name) ? ['full'] : []
}
