'use client'

export { CoursePlayer, type CoursePlayerProps } from './CoursePlayer'
export { type CourseState, type CourseStore, createCourseStore, type LessonState } from './store'
