export { AnswerText, type AnswerTextProps } from './AnswerText'
