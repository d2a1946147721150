import { makerSpaces, serviceProviders } from '@chuhai/contract/publication'
import type { Figures } from '../content/figures'
import { findEdition, prizeMoneyOf } from './competition/editions'
import { listFirstTypes } from './guide/categories'
import { countShownSites } from './guide/service'
import { readContact } from './navigation/service'
import { countOffers } from './offer/service'
import { listRecommended } from './platform/service'
import { countShown, sumShown } from './publication/service'
import { countLearners } from './school/learning/progress'
import { countSchool } from './school/service'

/** `12,800`. */
const grouped = (count: number): string => count.toLocaleString('en-US')

/** The figures that texts of pages may name, each from the module that knows it. */
export const figures: Figures = {
  phone: async (db) => (await readContact(db)).phone,
  hours: async (db) => (await readContact(db)).hours,
  email: async (db) => (await readContact(db)).email,
  address: async (db) => (await readContact(db)).address,
  providers: async (db, now) => grouped(await countShown(db, serviceProviders, now)),
  services: async (db) => grouped(await countOffers(db)),
  courses: async (db) => grouped((await countSchool(db)).courses),
  teachers: async (db) => grouped((await countSchool(db)).teachers),
  learners: async (db) => grouped(await countLearners(db)),
  sites: async (db) => grouped(await countShownSites(db)),
  siteTypes: async (db) => grouped((await listFirstTypes(db)).length),
  platforms: async (db) => grouped((await listRecommended(db)).length),
  spaces: async (db, now) => grouped(await countShown(db, makerSpaces, now)),
  vacantSeats: async (db, now) => grouped(await sumShown(db, makerSpaces, 'vacant', now)),
  edition: async (db) => (await findEdition(db, 'latest'))?.name ?? '',
  prizeMoney: async (db) => {
    const edition = await findEdition(db, 'latest')
    return edition ? prizeMoneyOf(edition) : ''
  },
}
