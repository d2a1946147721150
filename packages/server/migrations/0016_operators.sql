CREATE TABLE "operator_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"via" text NOT NULL,
	"action" text NOT NULL,
	"detail" jsonb,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "operator_role" (
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "operator_role_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_role" ADD CONSTRAINT "operator_role_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_audit_at" ON "operator_audit" USING btree ("at");--> statement-breakpoint
-- The log of commands becomes the beginning of the audit log.
INSERT INTO "operator_audit" ("at", "operator", "via", "action")
  SELECT "at", "operator", 'socket', "command" FROM "operator_access" ORDER BY "id";--> statement-breakpoint
DROP TABLE "operator_access";--> statement-breakpoint
-- Entries are never changed, and deleted only when the time is over for which the privacy page promises to keep them.
create function keep_operator_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '36 months' then return old; end if;
  raise exception 'operator_audit is append-only';
end $$;--> statement-breakpoint
create trigger operator_audit_rows before update or delete on operator_audit
  for each row execute function keep_operator_audit();--> statement-breakpoint
create trigger operator_audit_whole before truncate on operator_audit
  for each statement execute function keep_operator_audit();
