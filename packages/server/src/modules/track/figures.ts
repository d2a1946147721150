import type { ViewFigures } from '@chuhai/contract/admin'
import type { PageEventName } from '@chuhai/contract/track'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../database/db'
import { pageEvents, pageViews } from './tables'

interface FiguresQuery {
  by: 'page' | 'day'
  from: Date
  /** The first moment that does not count. */
  to: Date
  /** This page and the pages below it. */
  path?: string
}

const names: Record<FiguresQuery['by'], SQL> = {
  page: sql`path`,
  day: sql`to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
}

const order: Record<FiguresQuery['by'], SQL> = { page: sql`views desc, name`, day: sql`name` }

const count = (name: PageEventName): SQL => sql`count(*) filter (where event = ${name}::text)::int`

/** Counts page views and events by page, the most viewed first, or by day; the total comes last. */
export const listViewFigures = (db: Db, { by, from, to, path }: FiguresQuery): Promise<ViewFigures[]> => {
  const between = (column: SQL) =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`
  const isBelow = path
    ? sql`path = ${path}::text or starts_with(path, ${path}::text || '/') or starts_with(path, ${path}::text || '?')`
    : sql`true`
  return rowsOf<ViewFigures>(
    db,
    sql`
    with tracked as (
      select path, user_id, visitor_id, visit_id, started_at as at, null as event,
        extract(epoch from ended_at - started_at)::float8 as seconds
      from ${pageViews} where ${between(sql`started_at`)}
      union all
      select path, user_id, visitor_id, visit_id, at, name, null from ${pageEvents} where ${between(sql`at`)}
    ), named as (
      select *, ${names[by]} as name, coalesce('user ' || user_id, visitor_id::text) as visitor,
        coalesce(visit_id::text, user_id || ${names.day}) as visit
      from tracked where ${isBelow}
    )
    select
      name,
      count(*) filter (where event is null)::int as views,
      (count(distinct visitor) filter (where event is null))::int as visitors,
      (count(distinct visit) filter (where event is null))::int as visits,
      coalesce(percentile_cont(0.5) within group (order by seconds), 0) as "medianSeconds",
      coalesce(avg(seconds), 0) as "meanSeconds",
      coalesce((avg((user_id is not null)::int) filter (where event is null))::float8, 0) as "signedInShare",
      ${count('consultationSubmitted')} as consultations,
      ${count('outsideLinkFollowed')} as "outsideLinks"
    from named
    group by rollup (name)
    order by grouping(name), ${order[by]}`,
  )
}
