CREATE TABLE "rate_line" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_table" (
	"line_id" integer NOT NULL,
	"version" integer NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "rate_table_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rate_table_line_id_version_pk" PRIMARY KEY("line_id","version"),
	CONSTRAINT "rate_table_serial" UNIQUE("serial")
);
--> statement-breakpoint
CREATE TABLE "shipping_quote" (
	"number" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"request" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_table" ADD CONSTRAINT "rate_table_line_id_rate_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."rate_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipping_quote_end" ON "shipping_quote" USING btree ("ends_at");--> statement-breakpoint
-- Written by hand: a line keeps every table that it has had, and whoever writes its rates adds a version.
create function keep_rate_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.rates is not distinct from old.rates then return null; end if;
  insert into rate_table (line_id, version, content, valid_from, valid_until)
    select new.id, coalesce(max(version), 0) + 1, new.rates,
        (new.rates ->> 'from')::timestamptz, (new.rates ->> 'until')::timestamptz
      from rate_table where line_id = new.id;
  return null;
end $$;--> statement-breakpoint
create trigger rate_line_version after insert or update of rates on rate_line
  for each row execute function keep_rate_version();--> statement-breakpoint
-- What was quoted can be computed again for ever.
create function keep_rate_tables() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;--> statement-breakpoint
create trigger rate_table_rows before update or delete on rate_table
  for each row execute function keep_rate_tables();--> statement-breakpoint
create trigger rate_table_whole before truncate on rate_table
  for each statement execute function keep_rate_tables();
