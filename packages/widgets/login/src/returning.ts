/** What a page needs that comes back from a sign-on it began; a file of its own, for the few that do. */
export { completeRedirect } from '@chuhai/core/sign-on'
