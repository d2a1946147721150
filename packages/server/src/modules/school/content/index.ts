export { classes } from './classes'
export { courses } from './courses'
