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

export interface AssistantSettings {
  /** Null where none is configured: then the search alone answers. */
  model: ModelSettings | null
  /** Questions of a user on a day. */
  dailyQuota: number
  patience: Patience
}

export const usualAssistant: AssistantSettings = {
  model: null,
  dailyQuota: 20,
  patience: { firstWordMs: 30_000, nextWordMs: 20_000 },
}
