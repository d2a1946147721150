export { adoptStyles, type StyleTarget } from './adopt'
export { StyleRoot, useStyles } from './style-root'
