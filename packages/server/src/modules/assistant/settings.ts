/** An OpenAI-compatible service, and which of its models answers. */
export interface ModelSettings {
  baseUrl: string
  apiKey: string
  name: string
  seesImages: boolean
}

/** How long a model may be silent before its first word, and between words. */
export interface Patience {
  firstWordMs: number
  nextWordMs: number
}

/** What keeps the bill of the model within bounds. */
export interface Limits {
  /** Tokens of an answer. */
  maxTokens: number
  /** Questions of all users together on a day; null for any number. */
  dailyBudget: number | null
  /** An answer that nobody reads ends after so long. */
  unreadMs: number
  /** After so many failures without an answer in between, the model is left alone for so long. */
  failuresMax: number
  restMs: number
}

export interface AssistantSettings {
  /** Null where none is configured: then the search alone answers. */
  model: ModelSettings | null
  /** Questions of a user on a day. */
  dailyQuota: number
  patience: Patience
  limits: Limits
}

export const usualAssistant: AssistantSettings = {
  model: null,
  dailyQuota: 20,
  patience: { firstWordMs: 30_000, nextWordMs: 20_000 },
  limits: { maxTokens: 2048, dailyBudget: 5000, unreadMs: 60_000, failuresMax: 5, restMs: 30_000 },
}
