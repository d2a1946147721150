import {
  clearMessages,
  getQuota,
  listMessages,
  listScenes,
  reportAnswer,
  resumeAnswer,
  sendQuestion,
  stopAnswer,
} from './assistant'
import { listBanners } from './banner'
import {
  getEdition,
  getProgramme,
  getRegistration,
  listMembers,
  savePlan,
  saveRegistration,
  searchSchools,
  submitTeam,
  uploadPlan,
  withdrawRegistration,
} from './competition'
import { createConsultation, listOwnConsultations } from './consultation/endpoints'
import type { EndpointShape } from './endpoint'
import { getEvaluationResult, listEvaluationFields, submitEvaluation } from './evaluation'
import { uploadFile } from './file'
import {
  getExclusiveGuide,
  getGuideDetail,
  getGuideSite,
  getGuideTree,
  isHotShown,
  listExclusiveCategories,
  listExclusiveCourses,
  listGuideSites,
  listHotSearches,
  listHotSites,
  listSiteArticles,
  listSiteClasses,
  listSiteCourses,
  listSubscribedArticles,
  listSubscribedClasses,
  listSubscribedCourses,
  listSubscriptions,
  saveAppraisal,
  subscribe,
  unsubscribe,
} from './guide'
import { getHome } from './home'
import { getLivingInfo, listLiveBroadcasts } from './live'
import { getArticle } from './news'
import { createOrganisation } from './organisation'
import { getPage, searchPages } from './page'
import { listRecommendedPlatforms } from './platform'
import { getRegionTree } from './region'
import { getCourse, getTrainingClass } from './school'
import { exchangeSignOnCode, getSessionCookie, getSignOnSettings, signOut } from './sign-on'
import { getServiceContact } from './site'
import { recordPageView } from './track'
import { getUserInfo } from './user'

/** Every call there is: the API document is made from this list, and a test holds it against the server's handlers. */
export const endpoints: readonly EndpointShape[] = [
  createConsultation,
  listOwnConsultations,
  listLiveBroadcasts,
  getLivingInfo,
  listRecommendedPlatforms,
  recordPageView,
  getUserInfo,
  getSignOnSettings,
  exchangeSignOnCode,
  getSessionCookie,
  signOut,
  createOrganisation,
  getRegionTree,
  uploadFile,
  getServiceContact,
  getHome,
  searchPages,
  getPage,
  sendQuestion,
  resumeAnswer,
  stopAnswer,
  reportAnswer,
  listMessages,
  clearMessages,
  getQuota,
  listScenes,
  listBanners,
  getGuideTree,
  listGuideSites,
  getGuideSite,
  isHotShown,
  listHotSites,
  listHotSearches,
  getGuideDetail,
  listSiteArticles,
  listSiteClasses,
  listSiteCourses,
  saveAppraisal,
  subscribe,
  unsubscribe,
  listSubscriptions,
  listSubscribedArticles,
  listSubscribedClasses,
  listSubscribedCourses,
  getExclusiveGuide,
  listExclusiveCourses,
  listExclusiveCategories,
  listEvaluationFields,
  submitEvaluation,
  getEvaluationResult,
  getArticle,
  getCourse,
  getTrainingClass,
  getEdition,
  getProgramme,
  searchSchools,
  getRegistration,
  saveRegistration,
  listMembers,
  submitTeam,
  withdrawRegistration,
  uploadPlan,
  savePlan,
]
