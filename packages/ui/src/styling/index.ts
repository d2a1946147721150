export { adoptStyles, type StyleTarget } from './adopt'
export { hidden } from './hidden'
export { StyleRoot, useStyles } from './style-root'
