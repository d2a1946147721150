create function keep_order_books() returns trigger language plpgsql as $$
declare
  bought purchase_order;
begin
  select * into bought from purchase_order where number = new.number for update;
  -- The rows of one statement arrive in any order.
  if new.step <= bought.step then return null; end if;
  if bought.places is not null and new.is_held and not bought.is_held then
    insert into order_place (kind, product_id, taken, total)
      values (bought.kind, bought.product_id, 1, bought.places)
      on conflict (kind, product_id) do update set taken = order_place.taken + 1, total = excluded.total;
  elsif bought.places is not null and bought.is_held and not new.is_held then
    update order_place set taken = taken - 1 where kind = bought.kind and product_id = bought.product_id;
  end if;
  update purchase_order set
    step = new.step,
    state = new.state,
    is_held = new.is_held,
    is_refund_accepted = new.is_refund_accepted,
    changed_at = new.at
    where number = new.number;
  return null;
end $$;--> statement-breakpoint
create function keep_order_payment() returns trigger language plpgsql as $$
begin
  update purchase_order set paid_at = new.at, payment_number = new.payment_number where number = new.number;
  return null;
end $$;--> statement-breakpoint
create trigger order_step_books after insert on order_step
  for each row execute function keep_order_books();--> statement-breakpoint
create trigger order_step_payment after insert on order_step
  for each row when (new.action = 'pay') execute function keep_order_payment();
