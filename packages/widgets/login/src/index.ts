export type { AccountItem } from './account'
export { LoginArea, type LoginAreaProps } from './LoginArea'
export { SignOn, type SignOnProps } from './SignOn'
export { signOutHere } from './sign-out'
