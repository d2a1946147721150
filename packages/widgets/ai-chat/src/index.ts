'use client'

export { AiChat, type AiChatProps } from './AiChat'
export type { Answer, AnswerPhase, Item, Question } from './conversation'
export type { ChatDraft } from './draft'
export { type AiChatOptions, type AiChatStore, createAiChatStore } from './store'
export type { ChatState } from './talk'
