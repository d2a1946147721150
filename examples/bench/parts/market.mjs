import pg from 'pg'

const services = 10_000
const rows = 20

/** SQL that makes so many services of those that there are, with prices, days, answers and reviews of their own. */
const addServices = `
  with seeded as (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from market_service)
  insert into market_service (provider_id, origin, content, category, platforms, places, price_from, days_from,
      answers_within_hours, stars)
    select provider_id, 'editor', content, category, platforms, places, 30000 + number * 97 % 1200000, 1 + number % 45,
      1 + number % 12, array[number % 2, number % 3, number % 5, number % 7, number % 11]
    from generate_series(1, ${services}) number join seeded on place = number % total`

/** Pages that visitors ask for: narrowed down, and put in order. */
const asked = [
  { price: '1,000–3,000 元', days: '15 天以内' },
  { place: '线上', answers: '4 小时内', order: 'price' },
  { rating: '4 分以上', order: 'days' },
  { price: '3,000–8,000 元', platform: '亚马逊' },
  { price: '1,000 元以内', rating: '3 分以上', order: 'answers' },
]

/** Fills the market. */
export async function fillMarket(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(addServices)
  await client.query('vacuum analyze')
  await client.end()
}

let turn = 0

/** A request for a page of services, narrowed down in another way each time. */
export const marketRequest = (origin) => {
  const filters = asked[turn++ % asked.length]
  return {
    url: `${origin}/api/market/service/page`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Chuhai-Client': '1', Origin: origin },
    body: JSON.stringify({ page: 1 + (turn % 3), rows, ...filters }),
  }
}
