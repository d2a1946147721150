import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { root } from '../../../.commands/first-step.mjs'

/** Settings of a server that takes any number of leads. */
export const noLeadLimits = {
  ADDRESS_LEADS_PER_HOUR: '0',
  SITE_LEADS_PER_HOUR: '0',
  PHONE_LEADS_PER_DAY: '0',
}

/** The request of a valid consultation. */
export const leadRequest = (origin, { name = '沈宁', key = randomUUID(), cookie } = {}) => ({
  url: `${origin}/api/consultation`,
  method: 'POST',
  headers: {
    ...(cookie && { Cookie: cookie }),
    'Content-Type': 'application/json',
    'X-Chuhai-Client': '1',
    'Idempotency-Key': key,
    Origin: origin,
  },
  body: JSON.stringify({
    customerSource: ['亚马逊开店'],
    contactsName: name,
    contactsPhone: '13868105527',
    customerName: '宁波宁居家居用品有限公司',
    consultationService: '亚马逊开店',
  }),
})

/** Resolves with the text of the response, or with null when the server refused it. */
export async function sendLead(origin, lead) {
  const { url, ...request } = leadRequest(origin, lead)
  const response = await fetch(url, request)
  const text = await response.text()
  return response.ok ? text : null
}

/** Counts the leads of each name in the operator's export. */
export function countLeads({ dataDir, env, portal }) {
  const csv = execFileSync(
    process.execPath,
    [join(root, 'packages/server/dist/operator.js'), 'consultations', '--format', 'csv'],
    {
      encoding: 'utf8',
      env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: String(portal) },
      maxBuffer: 2 ** 30,
    },
  )
  const counts = new Map()
  for (const [name] of csv.matchAll(/访客\d+/g)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
