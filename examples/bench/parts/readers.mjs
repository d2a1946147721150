const broadcast = 1

/**
 * SQL that makes so many users, half of them with a mail address and half with a number, who are to be told that a broadcast begins.
 * It has begun, so that a server tells all of them when it starts.
 */
export const addReaders = (count) => `
  insert into user_account (issuer, subject, user_name, union_id, created_at, last_signed_in_at)
    select 'bench', reader, reader, reader, now(), now()
    from (select 'reader ' || number as reader from generate_series(1, ${count}) number) readers;
  insert into message_contact (user_id, way, address, confirmed_at)
    select id, case id % 2 when 0 then 'mail' else 'sms' end,
      case id % 2 when 0 then id || '@bench.example' else '138' || lpad(id::text, 8, '0') end, now()
    from user_account where issuer = 'bench';
  insert into message_choice (user_id, kind, way, is_on, chosen_at)
    select id, 'live.begins', 'mail', true, now() from user_account where issuer = 'bench' and id % 2 = 0;
  insert into live_reminder (broadcast_id, user_id)
    select ${broadcast}, id from user_account where issuer = 'bench';
  update live_broadcast set starts_at = now(), ends_at = now() + interval '12 hours', repeat_days = null
    where id = ${broadcast};
  select 1`

/** SQL that makes due what waits: pauses between attempts grow to an hour. Only while no server runs, which would be sending it. */
export const passPauses = `
  update message_delivery set due_at = now() where state in ('due', 'held') and due_at > now();
  select count(*)::integer as open from message_delivery where state in ('due', 'held')`

/** SQL that counts what users were told, what became of it, and attempts to deliver it. */
export const countTold = `
  select count(distinct message_id)::integer as told,
    count(*) filter (where state = 'sent')::integer as sent,
    sum(attempts) filter (where state = 'sent')::integer as attempts
  from message_delivery where kind = 'live.begins'`
