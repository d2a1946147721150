// A file of its own, so that notices come without the rest of the package.
export { Notices } from '@chuhai/login'
