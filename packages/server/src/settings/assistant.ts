/** An OpenAI-compatible service, and which of its models answers. */
export interface ModelSettings {
  baseUrl: string
  apiKey: string
  name: string
  seesImages: boolean
}

/** How long a model may take to its first word, and between words; after `slowMs` without a sign of life readers get a notice. */
export interface ModelTimeouts {
  firstWordMs: number
  nextWordMs: number
  /** How long a service may say by comments alone that it is there, while a question waits in its queue. */
  queuedMs: number
  slowMs: number
}

/** Limits the cost of the model. */
export interface Limits {
  /** Tokens of an answer. */
  maxTokens: number
  /** Questions of all users together on a day; null for any number. */
  dailyBudget: number | null
  /** Answers that one process writes at the same time. */
  answersMax: number
  /** An answer without readers ends after this time. */
  unreadMs: number
  /** After this many failures in a row, the model is not asked for this time. */
  failuresMax: number
  restMs: number
}

export interface AssistantSettings {
  /** Null where none is configured: then the search alone answers. */
  model: ModelSettings | null
  /** Questions of a user on a day. */
  dailyQuota: number
  timeouts: ModelTimeouts
  limits: Limits
}

export const defaultAssistantSettings: AssistantSettings = {
  model: null,
  dailyQuota: 20,
  timeouts: { firstWordMs: 30_000, nextWordMs: 20_000, queuedMs: 180_000, slowMs: 2500 },
  limits: {
    maxTokens: 2048,
    dailyBudget: 5000,
    answersMax: 4000,
    unreadMs: 60_000,
    failuresMax: 5,
    restMs: 30_000,
  },
}
