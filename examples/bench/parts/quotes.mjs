import pg from 'pg'

/** How many lines answer. */
export const lineCount = 40

/** SQL that makes so many lines of those that there are; a trigger gives each its table. */
const addLines = `
  with seeded as (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from rate_line)
  insert into rate_line (id, position, content, rates)
    select 900000 + number, position, content, rates
    from generate_series(1, ${lineCount} - (select count(*)::integer from rate_line)) number
      join seeded on place = (number - 1) % total`

/** Fills the lines up to their number. */
export async function fillLines(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(addLines)
  await client.query('analyze')
  await client.end()
}

/** Where parcels go: countries that many lines go to, one of them with a surcharge for its postcode. */
const destinations = [
  { country: 'US', postcode: '90001' },
  { country: 'US', postcode: '99501' },
  { country: 'DE', postcode: '10115' },
  { country: 'GB', postcode: 'SW1A1AA', isResidence: true },
]

let turn = 0

/** What is asked for: three parcels that differ, so that brackets, steps and volume differ too. */
export const nextQuestion = () => {
  turn += 1
  return {
    destination: destinations[turn % destinations.length],
    parcels: [0, 1, 2].map((index) => ({
      grams: 350 + ((turn * 7919 + index * 4001) % 24_000),
      lengthMm: 200 + ((turn * 31 + index * 70) % 400),
      widthMm: 150 + ((turn * 17 + index * 50) % 250),
      heightMm: 100 + ((turn * 13 + index * 30) % 200),
    })),
    goodsKind: turn % 3 === 0 ? 'batteryInside' : 'ordinary',
    placedAs: turn % 2 === 0 ? 'collection' : 'dropOff',
  }
}
