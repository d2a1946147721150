import { course, trainingClass } from '@chuhai/contract/school'
import { number, strictObject } from 'valibot'
import { date, text } from '../../content/fields'
import { readMarkdown } from '../../content/read-markdown'
import type { ContentSource } from '../../content/source'
import { tags } from '../guide/vocabulary'

const taught = { position: number(), tags, body: text }

const courseContent = strictObject({ ...course.entries, ...taught })
const classContent = strictObject({ ...trainingClass.entries, ...taught, startsOn: date })

export const readCourses = (source: ContentSource) => readMarkdown(source, 'course', courseContent)
export const readClasses = (source: ContentSource) => readMarkdown(source, 'class', classContent)
