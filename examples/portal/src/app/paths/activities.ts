export const activitiesPath = '/activity/list'

export const activityPath = (id: number): string => `/activity/detail?id=${id}`

/** The activities of a visitor, a tab of the personal centre. */
export const ownActivitiesPath = '/user/?tab=activities'
