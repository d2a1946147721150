import * as v from 'valibot'
import type { Locale } from '../locale'
import { words } from '../words'

/** Who platforms let open a store. */
export const storeApplicants = ['mainlandCompany', 'hongKongCompany', 'individual'] as const
/** One of `storeApplicants`. */
export type StoreApplicant = (typeof storeApplicants)[number]

/** What each kind of applicant is called. */
export const storeApplicantNames: Record<StoreApplicant, Record<Locale, string>> = {
  mainlandCompany: { 'zh-CN': '内地企业', en: 'Company in mainland China' },
  hongKongCompany: { 'zh-CN': '香港公司', en: 'Company in Hong Kong' },
  individual: { 'zh-CN': '个体工商户或个人', en: 'Sole trader or individual' },
}

/** How many characters a name may have. */
const nameLength = v.object({ min: v.number(), max: v.number() })

/** Which characters an English name may have: letters and spaces, or digits as well. */
export const nameLetters = ['latin', 'latin-digits'] as const

/** What a store may be called; `zh` is null where the platform asks for no Chinese name. */
export const storeNameRules = v.object({
  zh: v.nullable(nameLength),
  en: v.object({ ...nameLength.entries, letters: v.picklist(nameLetters) }),
})
/** What a store may be called. */
export type StoreNameRules = v.InferOutput<typeof storeNameRules>

/** A document that an applicant hands in; `maxAgeDays` is counted from the date on it, which is asked for where `needsDate` is set. */
export const storeDocument = v.object({
  key: v.string(),
  label: words,
  hint: words,
  isOptional: v.boolean(),
  /** How many files at most. */
  max: v.number(),
  maxAgeDays: v.nullable(v.number()),
  needsDate: v.boolean(),
})
/** A document that an applicant hands in. */
export type StoreDocument = v.InferOutput<typeof storeDocument>

/** A sum in fen; null where there is none of one amount, as `feeNote` says. */
const fee = v.nullable(v.number())

/** What a platform asks of those who open a store on one of its sites. */
export const storeRequirement = v.object({
  platformId: v.number(),
  platformName: v.string(),
  /** Code of the site, such as `us`. */
  site: v.string(),
  siteName: words,
  applicants: v.array(v.picklist(storeApplicants)),
  entryFee: fee,
  monthlyFee: fee,
  deposit: fee,
  /** What figures in fen cannot say: the currency that is paid in, when a sum falls due or comes back. */
  feeNote: v.string(),
  commission: v.string(),
  /** Days from complete documents to the open store. */
  days: v.object({ from: v.number(), to: v.number() }),
  /** Languages in which goods are described there. */
  languages: v.array(v.string()),
  nameRules: storeNameRules,
  /** What may not be sold. */
  goods: v.array(v.string()),
  documents: v.array(storeDocument),
  /** Where the platform publishes its rules. */
  source: v.string(),
  /** The day that these facts are of: editors set it once they have compared them with the platform’s rules. */
  checkedOn: v.string(),
})
/** What a platform asks of those who open a store on one of its sites. */
export type StoreRequirement = v.InferOutput<typeof storeRequirement>

/**
 * Names a platform and its site in one word, as addresses and applications do.
 *
 * @example
 * storeSubject({ platformId: 1, site: 'us' }) // '1-us'
 */
export const storeSubject = ({ platformId, site }: Pick<StoreRequirement, 'platformId' | 'site'>): string =>
  `${platformId}-${site}`
