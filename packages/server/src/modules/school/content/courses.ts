import { compliance } from './compliance'
import type { CourseContent } from './course-content'
import { marketing } from './marketing'
import { organisation } from './organisation'
import { products } from './products'
import { start } from './start'

/** The courses of a new database, by theme. */
export const courses: CourseContent[] = [...start, ...products, ...marketing, ...compliance, ...organisation]
