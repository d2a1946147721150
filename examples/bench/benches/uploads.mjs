import { watchMemory } from '../parts/memory.mjs'
import { acceptTeams, signIn } from '../parts/sign-in.mjs'
import { drawPictures, makePlan, upload } from '../parts/uploads.mjs'
import { withPostgres, withServer } from '../setup.mjs'

const count = 50
const limits = { LOG_LEVEL: 'warn', UPLOADS_PER_MINUTE: '0', WRITES_PER_MINUTE: '0' }

async function measure(kind, files, { origin, pid, cookies }) {
  const peaks = watchMemory(pid)
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => upload(origin, cookies[index], files[index % files.length])),
  )
  const { own, children } = await peaks()
  return [
    {
      name: `${count} ${kind} of 10 MB at 2 MB/s: memory of the server`,
      value: own,
      unit: 'MB',
      atMost: 200,
    },
    { name: '  memory of its child processes', value: children, unit: 'MB' },
    { name: '  last answer after', value: Math.max(...answers.map(({ seconds }) => seconds)), unit: 's' },
    { name: '  refused', value: answers.filter(({ status }) => status !== 200).length, unit: '', atMost: 0 },
  ]
}

/** What the server needs while many visitors upload at once, on PostgreSQL. */
export default () =>
  withPostgres((url) =>
    withServer({ ...limits, DATABASE_URL: url }, async ({ origin, pid }) => {
      // The server draws one image of a user at a time, so each upload has its own user.
      const names = Array.from({ length: count }, (_, index) => `bench ${index}`)
      const cookies = await Promise.all(names.map((name) => signIn(url, name)))
      await acceptTeams(url)
      const target = { origin, pid, cookies }
      // Plans first, because memory for drawing images would hide theirs.
      return [
        ...(await measure('plans', [makePlan()], target)),
        ...(await measure('images', await drawPictures(), target)),
      ]
    }),
  )
