import type { Edition } from '@chuhai/contract/competition'
import type { Db } from '../database/db'
import { listReports, type Report } from '../modules/assistant/history'
import { addScene, listAllScenes, type SceneRow, setSceneEnabled } from '../modules/assistant/scenes'
import { listEditions, moveWindow, presentEdition, type SignUpWindow } from '../modules/competition/editions'
import {
  findTeam,
  type Judgement,
  judgeTeam,
  listTeams,
  type Team,
  type TeamPage,
  type Verdict,
} from '../modules/competition/operator'
import {
  type ListedSchool,
  listSchools,
  type Registered,
  registerSchools,
  type SchoolRow,
} from '../modules/competition/schools'
import { type Lead, type LeadPage, listLeads } from '../modules/consultation/service'
import { addRuleSet, findRuleSet, listRuleSets, type RuleSetRow } from '../modules/evaluation/rule-sets'
import { type ListedSite, listAllSites, setHotPlace, setSiteShown } from '../modules/guide/operator'
import { revokeSessions } from '../modules/sign-on/sessions'
import { addSite, listSites, type Site, setSiteEnabled } from '../modules/site/service'
import {
  erasePersonalData,
  exportPersonalData,
  type FoundUser,
  findUsers,
  type PersonalData,
} from '../personal-data/personal-data'
import type { Subject } from '../personal-data/personal-tables'
import type { FileStore } from '../uploads/file-store'
import { type Access, type LoggedAccess, listAccesses, logAccess } from './access-log'

/** What an operator can do, on the database itself or through a running server. */
export interface AdminApi {
  leads(page: LeadPage): Promise<Lead[]>
  /** The newest version of each team of the competition. */
  teams(page: TeamPage): Promise<Team[]>
  /** All versions of a registration, the newest first. */
  team(id: string): Promise<Team[]>
  judgeTeam(id: string, verdict: Verdict): Promise<Judgement>
  sites(): Promise<Site[]>
  addSite(origin: string, name: string): Promise<void>
  /** Whether there was such a site. */
  setSiteEnabled(origin: string, enabled: boolean): Promise<boolean>
  /** How many sessions of the user there were. */
  revokeSessions(userId: number): Promise<number>
  scenes(): Promise<SceneRow[]>
  /** Changes the guide words of a scene that there is. */
  addScene(name: string, guideWords: string): Promise<void>
  /** Whether there was such a scene. */
  setSceneEnabled(name: string, enabled: boolean): Promise<boolean>
  /** The sites of the guide, hidden or shown. */
  guideSites(): Promise<ListedSite[]>
  /** Whether there was such a site in the guide. */
  setGuideSiteShown(id: number, isShown: boolean): Promise<boolean>
  /** Gives a site of the guide a hot place, or with null takes it away; whether there was such a site. */
  setHotPlace(id: number, place: number | null): Promise<boolean>
  /** What visitors found wrong with answers, the newest first. */
  reports(): Promise<Report[]>
  /** Rules of the evaluation, the newest first. */
  ruleSets(): Promise<RuleSetRow[]>
  /** The document of one; without an id the newest, and null where there is none. */
  ruleSet(id: number | null): Promise<unknown>
  /** Makes a document the current rules; resolves with its faults, none where it was taken. */
  addRuleSet(document: unknown): Promise<string[]>
  /** Editions of the competition, with the window of their sign-up. */
  editions(): Promise<Edition[]>
  /** Moves what it is given of an edition's window; null where there is no such edition. */
  moveWindow(id: number, window: Partial<SignUpWindow>): Promise<Edition | null>
  /** Schools that are found while a team signs up. */
  schools(): Promise<SchoolRow[]>
  /** Adds the unknown schools of a list, and changes nothing else. */
  registerSchools(list: readonly ListedSchool[]): Promise<Registered>
  findUsers(words: string): Promise<FoundUser[]>
  /** Everything that is kept about a person, and the names of their files in the store. */
  exportPersonalData(subject: Subject): Promise<{ data: PersonalData; files: string[] }>
  /** Erases it; how many rows of which table. */
  erasePersonalData(subject: Subject): Promise<Record<string, number>>
  logAccess(access: Access): Promise<void>
  /** Who ran which command, the newest first. */
  accesses(): Promise<LoggedAccess[]>
  /** Backs up the data folder into a folder that does not exist yet. */
  backup(target: string): Promise<void>
}

const noBackup = async (_target: string): Promise<void> => {
  throw new Error('[chuhai] only the embedded database is backed up here')
}

export const createAdminApi = (db: Db, store: FileStore, backup = noBackup): AdminApi => ({
  leads: (page) => listLeads(db, page),
  teams: (page) => listTeams(db, page),
  team: (id) => findTeam(db, id),
  judgeTeam: (id, verdict) => judgeTeam(db, id, verdict, new Date()),
  sites: () => listSites(db),
  addSite: (origin, name) => addSite(db, origin, name),
  setSiteEnabled: (origin, enabled) => setSiteEnabled(db, origin, enabled),
  revokeSessions: (userId) => revokeSessions(db, userId),
  scenes: () => listAllScenes(db),
  addScene: (name, guideWords) => addScene(db, name, guideWords),
  setSceneEnabled: (name, enabled) => setSceneEnabled(db, name, enabled),
  guideSites: () => listAllSites(db),
  setGuideSiteShown: (id, isShown) => setSiteShown(db, id, isShown),
  setHotPlace: (id, place) => setHotPlace(db, id, place),
  reports: () => listReports(db),
  ruleSets: () => listRuleSets(db),
  ruleSet: (id) => findRuleSet(db, id),
  addRuleSet: (document) => addRuleSet(db, document, new Date()),
  editions: async () => (await listEditions(db)).map((row) => presentEdition(row, new Date())),
  moveWindow: async (id, window) => {
    const row = await moveWindow(db, id, window)
    return row && presentEdition(row, new Date())
  },
  schools: () => listSchools(db),
  registerSchools: (list) => registerSchools(db, list),
  findUsers: (words) => findUsers(db, words),
  exportPersonalData: (subject) => exportPersonalData(db, subject),
  erasePersonalData: (subject) => erasePersonalData(db, store, subject),
  logAccess: (access) => logAccess(db, access, new Date()),
  accesses: () => listAccesses(db),
  backup,
})
