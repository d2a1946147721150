'use client'

export { AiChat, type AiChatProps } from './AiChat'
export type { Answer, AnswerPhase, ChatState, Item, Question } from './conversation'
export { type AiChatOptions, type AiChatStore, type ChatDraft, createAiChatStore } from './store'
