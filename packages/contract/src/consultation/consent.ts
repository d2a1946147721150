import type { Locale } from '../locale'

/** The words of a consent, which end with a link to the privacy policy. */
export interface ConsentWords {
  before: string
  /** The words of the link. */
  policy: string
  /** What is said where the box is not ticked. */
  required: string
}

/** What visitors tick to be called. */
export const consultationConsent: Record<Locale, ConsentWords> = {
  'zh-CN': {
    before: '同意出海云为回复本次咨询使用以上信息，详见',
    policy: '《隐私政策》',
    required: '请先阅读并勾选同意',
  },
  en: {
    before: 'I agree that Chuhai Cloud uses these details to answer this request, see the ',
    policy: 'privacy policy',
    required: 'Please read and tick this box first',
  },
}

/** The version of these words, which is stored with the lead: a new wording gets a new one. */
export const consultationConsentVersion = '2026-11'
