import pg from 'pg'
import { sendLead } from './leads.mjs'

const rows = 20
const openEdition = 6

/** A call of one reader, as the portal's pages make it. */
const asked = (origin, path, { cookie, orgId, method = 'GET', body }) => ({
  url: `${origin}/api${path}`,
  method,
  headers: {
    Cookie: cookie,
    ...(orgId && { 'X-Org-Id': orgId }),
    ...(body && { 'Content-Type': 'application/json', 'X-Chuhai-Client': '1', Origin: origin }),
  },
  body: body && JSON.stringify(body),
})

const call = async (origin, path, options) => {
  const { url, ...request } = asked(origin, path, options)
  const response = await fetch(url, request)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()).data
}

const range = (count) => Array.from({ length: count }, (_, index) => index)
const firstPage = { method: 'POST', body: { page: 1, rows } }

/**
 * Every list that the page of a signed-in visitor asks for, by the endpoint's name: where it is, and whether it has a
 * whole page of rows. `guide` is the id of the reader's own personal guide; a list of an organisation is that of the reader's.
 */
export const lists = {
  listOwnConsultations: {
    label: 'own consultations',
    isFull: true,
    path: () => `/user/consultation?rows=${rows}`,
  },
  listSubscriptions: {
    label: 'subscriptions',
    isFull: true,
    path: () => '/nav/subscribe/page',
    ...firstPage,
  },
  listMessages: { label: 'messages', isFull: true, path: () => `/ai_assistant/message?rows=${rows}` },
  listMembers: {
    label: 'team members',
    isFull: true,
    path: () => `/competition/member?editionId=${openEdition}`,
  },
  listGuideSites: { label: 'guide sites', isFull: true, path: () => '/nav/home/nav/page', ...firstPage },
  listHotSites: { label: 'hot sites', isFull: true, path: () => '/nav/home/hot/page', ...firstPage },
  listExclusiveCategories: {
    label: 'sites of the own guide',
    path: ({ guide }) => `/nav/exclusive/category/${guide}`,
  },
  listExclusiveCourses: {
    label: 'courses of the own guide',
    path: ({ guide }) => `/nav/exclusive/course/${guide}`,
  },
  listSubscribedArticles: {
    label: 'articles by subscriptions',
    path: () => '/nav/subscribe/article/recommend',
  },
  listSubscribedClasses: { label: 'classes by subscriptions', path: () => '/nav/subscribe/class/recommend' },
  listOrders: { label: 'own orders', path: () => '/order/page', method: 'POST', body: {} },
  listLearning: { label: 'own courses', path: () => '/school/learning' },
  listClassApplications: {
    label: 'own applications for classes',
    path: () => '/application/trainingClass/mine',
  },
  listOrganisationApplications: {
    label: 'applications of the organisation',
    isOfOrganisation: true,
    path: () => '/application/organisation',
  },
  listOwnStores: { label: 'own stores', path: () => '/store/opening' },
  listDeals: {
    label: 'own deals of the market',
    path: () => '/market/deal/page',
    method: 'POST',
    body: { page: 1, rows, side: 'buyer' },
  },
  listOwnOffers: {
    label: 'services of the organisation',
    isOfOrganisation: true,
    path: () => '/market/offer',
  },
  listOwnAbsences: {
    label: 'absences of the organisation',
    isOfOrganisation: true,
    path: () => '/market/absence',
  },
  listShipments: { label: 'own shipments', path: () => '/logistics/shipments/page', ...firstPage },
  listSenders: { label: 'addresses to send from', path: () => '/logistics/senders' },
  listOpenDifferences: { label: 'differences to pay', path: () => '/logistics/differences' },
  listShipmentBatches: { label: 'own files of shipments', path: () => '/logistics/batches' },
  listOwnConsignments: { label: 'own consignments', path: () => '/consignment/mine' },
  listSignUps: { label: 'own places at activities', path: () => '/activity/signUp/mine' },
  listInbox: { label: 'messages in the inbox', path: () => '/message/page', ...firstPage },
  listMessageChoices: { label: 'ways of messages', path: () => '/message/choices' },
  listContacts: { label: 'addresses for messages', path: () => '/message/contacts' },
  listSubscribedCourses: { label: 'courses by subscriptions', path: () => '/nav/subscribe/course/recommend' },
}

/** A request for a list by a reader. */
export const listRequest = (origin, { path, method, body, isOfOrganisation }, reader) =>
  asked(origin, path(reader), {
    cookie: reader.cookie,
    orgId: isOfOrganisation && reader.orgId,
    method,
    body,
  })

const member = (index) => ({
  userName: `队员${index}`,
  phoneNumber: `1386810${String(5000 + index)}`,
  email: `member${index}@zjxu.example`,
  captainFlag: index === 0 ? 1 : 0,
  studentFlag: 1,
})

const team = {
  editionId: openEdition,
  version: 0,
  contestantType: 0,
  ranks: '布谷鸟',
  project: '竹家具出海',
  schoolName: '嘉兴大学',
  area: '浙江省/嘉兴市/南湖区',
  isExperience: 1,
  teacher: '许衡',
}

/** Rows for the lists of a reader, two pages of those that have pages. */
async function fill(origin, cookie) {
  const post = (path, body) => call(origin, path, { cookie, method: 'POST', body })
  for (const _ of range(2 * rows)) await sendLead(origin, { cookie })
  const { list } = await post('/nav/home/nav/page', { page: 1, rows: 2 * rows })
  for (const { id } of list) await post(`/nav/subscribe/${id}`, { navInfoId: id })
  const { version } = await post('/competition/registration', team)
  await post('/competition/member', { editionId: openEdition, version, members: range(rows).map(member) })
  const fields = await call(origin, '/nav/home/field/tree', { cookie })
  const answers = fields.map(({ id, fcMeasureTreeVOList: [first] }) => ({
    fieldId: id,
    fieldValueIdList: [first.id],
  }))
  await post('/nav/home/assess', { answers })
  const { navImageId } = await call(origin, '/nav/home/query/assess', { cookie })
  const { userOrgInfoList } = await call(origin, '/user/info', { cookie })
  return { cookie, guide: navImageId, orgId: userOrgInfoList[0].orgId }
}

/** Inserts an organisation of each reader, because adding one needs a picture of its licence; it may offer services. */
const organisations = `with added as (
    insert into organisation (id, org_name, social_code, province_code, province_name, city_code, city_name, county_code,
      county_name, org_address, licence_pic, org_type, created_by, created_at)
    select gen_random_uuid(), '嘉兴竹艺', '', '330000', '浙江省', '330400', '嘉兴市', '', '', '', '', 3, id, now()
    from user_account where issuer = 'bench' returning id, created_by),
  providers as (
    insert into market_provider (org_id, provider_id, since, by)
    select id, 100000 + row_number() over (), now(), 'bench' from added)
  insert into membership (user_id, org_id, role, joined_at) select created_by, id, 'owner', now() from added`

/** Inserts messages of the assistant, because no model runs here. */
const messages = `insert into assistant_message (user_id, speaker, text, created_at, state)
  select id, case part % 2 when 1 then 'user' else 'assistant' end, repeat('把这段商品介绍改写得更吸引人。', 8), now(),
    case part % 2 when 0 then 'complete' end
  from user_account, generate_series(1, ${2 * rows}) as part where issuer = 'bench'`

/** Gives every reader rows in every list. */
export async function fillLists(origin, databaseUrl, cookies) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(organisations)
  const readers = []
  for (const cookie of cookies) readers.push(await fill(origin, cookie))
  await client.query(messages)
  await client.query('analyze')
  await client.end()
  return readers
}
