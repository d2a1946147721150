/** The parts of the form that few visitors see, fetched together. */
export { AboutLine } from '../about/AboutLine'
export { Course } from '../course/Course'
