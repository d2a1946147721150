import * as v from 'valibot'
import { StartError } from '../process/start-error'
import { type AssistantSettings, defaultAssistantSettings } from './assistant'
import { count, seconds, secureAddress } from './fields'

const { dailyQuota, limits, timeouts } = defaultAssistantSettings

/** A key that was pasted with the word of its header is the key. */
const modelKey = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/^Bearer\s+/i, '')),
)

export const assistantVariables = v.object({
  ANSWERS_MAX: count(limits.answersMax, 1),
  AI_BASE_URL: v.optional(secureAddress('https://api.deepseek.com')),
  AI_API_KEY: v.optional(modelKey, ''),
  AI_MODEL: v.optional(v.string()),
  AI_VISION: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  AI_DAILY_QUOTA: count(dailyQuota),
  AI_DAILY_BUDGET: count(limits.dailyBudget ?? 0),
  AI_MAX_TOKENS: count(limits.maxTokens, 1),
  AI_FIRST_WORD_SECONDS: seconds(timeouts.firstWordMs),
  AI_NEXT_WORD_SECONDS: seconds(timeouts.nextWordMs),
})

/** Reads the assistant's settings; throws where the model's address or its name is missing. */
export const readAssistant = (values: v.InferOutput<typeof assistantVariables>): AssistantSettings => {
  const { AI_BASE_URL: baseUrl, AI_MODEL: name } = values
  if (Boolean(baseUrl) !== Boolean(name))
    throw new StartError(
      'AI_BASE_URL and AI_MODEL belong together: where the model is, and its name. Set both, or none.',
    )
  return {
    model:
      baseUrl && name
        ? { baseUrl, name, apiKey: values.AI_API_KEY, seesImages: values.AI_VISION === '1' }
        : null,
    dailyQuota: values.AI_DAILY_QUOTA,
    limits: {
      ...limits,
      maxTokens: values.AI_MAX_TOKENS,
      dailyBudget: values.AI_DAILY_BUDGET || null,
      answersMax: values.ANSWERS_MAX,
    },
    timeouts: {
      ...timeouts,
      firstWordMs: values.AI_FIRST_WORD_SECONDS * 1000,
      nextWordMs: values.AI_NEXT_WORD_SECONDS * 1000,
    },
  }
}
