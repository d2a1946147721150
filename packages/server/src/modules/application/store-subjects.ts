import { type Attachment, organisationChanges, storeApplicationOf } from '@chuhai/contract/application'
import { storeApplicantNames, storeSubject } from '@chuhai/contract/store'
import { dateInShanghai } from '../../time/shanghai'
import { findImage } from '../file/service'
import { changeDetails, readDetails } from '../organisation/details'
import { findRequirement, listRequirements } from '../store/service'
import { refusedFields } from './form'
import type { SubjectSource } from './subject-source'

const [, changesOrganisation] = organisationChanges
const hongKong = storeApplicantNames.hongKongCompany['zh-CN']

/** What stores are applied for: sites of platforms, by what each asks. */
export const storeSubjects: SubjectSource = {
  async names(db, subjects) {
    const found = await Promise.all(subjects.map((subject) => findRequirement(db, subject)))
    return new Map(
      found.flatMap((one) =>
        one ? [[storeSubject(one), `${one.platformName} · ${one.siteName['zh-CN']}`] as const] : [],
      ),
    )
  },
  async refusal(db, subject, { orgId }) {
    const sites = await listRequirements(db, [Number.parseInt(subject, 10)])
    if (!sites.some((one) => storeSubject(one) === subject)) return 'NOT_FOUND'
    return orgId === null ? 'ORG_NOT_CHOSEN' : null
  },
  async kind(db, subject, now) {
    const requirement = await findRequirement(db, subject)
    return requirement && storeApplicationOf(requirement, dateInShanghai(now))
  },
  /** The applicant is the selected organisation, which is changed where an owner wants that. */
  async prepare(values, call) {
    const { socialCode } = await readDetails(call)
    const number = String(values.registration ?? '')
    const isOther = socialCode !== '' && number !== '' && number !== socialCode
    if (isOther && values.applicant !== hongKong)
      throw refusedFields({ registration: 'APPLICATION_ORGANISATION_DIFFERS' })
    if (values.organisationChange !== changesOrganisation) return
    const [licence] = values.licence as Attachment[]
    const picture = licence && (await findImage(call.db, licence.address))
    const isChanged = await changeDetails(call, {
      orgName: String(values.company),
      orgAddress: String(values.address),
      ...(values.licenceTerm !== '' && { operatePeriod: String(values.licenceTerm) }),
      ...(licence && picture && { licencePic: licence.address }),
    })
    if (!isChanged) throw refusedFields({ organisationChange: 'APPLICATION_ORGANISATION_KEPT' })
  },
}
