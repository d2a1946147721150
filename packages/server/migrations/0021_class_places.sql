CREATE TABLE "class_place" (
	"class_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"is_kept" boolean NOT NULL,
	"keep_until" timestamp with time zone,
	CONSTRAINT "class_place_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "class_place" ADD CONSTRAINT "class_place_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_place" ADD CONSTRAINT "class_place_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_place_number" ON "class_place" USING btree ("class_id","number");--> statement-breakpoint
create function class_places_taken(class integer, except_user bigint, now timestamptz) returns integer language sql stable as $$
  select count(*)::integer from (
    select user_id::text from class_place
      where class_id = class and user_id <> except_user and is_kept and (keep_until is null or keep_until > now)
    union
    select coalesce(user_id::text, number) from purchase_order
      where kind = 'class' and product_id = class and user_id is distinct from except_user and is_held
  ) taken
$$;--> statement-breakpoint
create function take_class_place(class integer, applicant bigint, now timestamptz) returns void language plpgsql as $$
declare
  total integer;
  is_free boolean;
begin
  -- One applicant of a class after the other, so that they stand in the order of their arrival.
  select seats into total from school_class where id = class for update;
  if not found then return; end if;
  is_free := class_places_taken(class, applicant, now) < total
    and not exists (select from class_place where class_id = class and user_id <> applicant and not is_kept);
  insert into class_place (class_id, user_id, number, is_kept)
    select class, applicant, coalesce(max(number), 0) + 1, is_free from class_place where class_id = class
    on conflict (class_id, user_id) do update set number = excluded.number, is_kept = excluded.is_kept, keep_until = null;
end $$;--> statement-breakpoint
create function keep_class_place() returns trigger language plpgsql as $$
declare
  class integer := new.subject::integer;
  has_place boolean;
begin
  if new.state = 'withdrawn' then
    delete from class_place where class_id = class and user_id = new.user_id;
  elsif new.state in ('submitted', 'reviewing') then
    update class_place set keep_until = null
      where class_id = class and user_id = new.user_id and (keep_until is null or keep_until > new.at)
      returning true into has_place;
    if has_place is null and new.state = 'submitted' then perform take_class_place(class, new.user_id, new.at); end if;
  elsif new.state in ('accepted', 'rejected') then
    update class_place set keep_until = least(new.at + interval '48 hours', starts_on::timestamp at time zone 'Asia/Shanghai')
      from school_class
      where class_id = class and school_class.id = class and user_id = new.user_id and is_kept
        and (keep_until is null or keep_until > new.at);
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger application_class_place after insert on application
  for each row when (new.kind = 'trainingClass') execute function keep_class_place();--> statement-breakpoint
create or replace function keep_order_books() returns trigger language plpgsql as $$
declare
  bought purchase_order;
begin
  select * into bought from purchase_order where number = new.number for update;
  -- The rows of one statement arrive in any order.
  if new.step <= bought.step then return null; end if;
  if bought.kind = 'class' and new.is_held and not bought.is_held then
    perform 1 from school_class where id = bought.product_id for update;
    -- What is kept for applicants, and what others wait for, is nobody else's.
    if not exists (
      select from class_place where class_id = bought.product_id and user_id = bought.user_id
        and is_kept and (keep_until is null or keep_until > new.at)
    ) and (
      class_places_taken(bought.product_id, coalesce(bought.user_id, -1), new.at) >= bought.places
      or exists (
        select from class_place
          where class_id = bought.product_id and user_id is distinct from bought.user_id and not is_kept
      )
    ) then
      raise exception 'no place of the class is left' using errcode = 'check_violation', constraint = 'order_place_left';
    end if;
  end if;
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
create or replace function keep_order_payment() returns trigger language plpgsql as $$
begin
  update purchase_order set paid_at = new.at, payment_number = new.payment_number where number = new.number;
  -- From now on the order holds the place.
  delete from class_place using purchase_order
    where purchase_order.number = new.number and purchase_order.kind = 'class'
      and class_place.class_id = purchase_order.product_id and class_place.user_id = purchase_order.user_id;
  return null;
end $$;
