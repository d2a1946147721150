CREATE TABLE "order_invoice" (
	"number" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"reverses" text,
	"amount" integer NOT NULL,
	"reason" text,
	"files" text[] NOT NULL,
	"by" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"phone" text,
	"user_id" bigint,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" bigint,
	CONSTRAINT "organisation_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "organisation_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"social_code" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"org_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_request_code" UNIQUE("user_id","social_code")
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform" ADD COLUMN "is_recommended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_invoice" ADD CONSTRAINT "order_invoice_order_number_purchase_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."purchase_order"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitation" ADD CONSTRAINT "organisation_invitation_org_id_organisation_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitation" ADD CONSTRAINT "organisation_invitation_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitation" ADD CONSTRAINT "organisation_invitation_created_by_user_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitation" ADD CONSTRAINT "organisation_invitation_accepted_by_user_account_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_request" ADD CONSTRAINT "organisation_request_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_request" ADD CONSTRAINT "organisation_request_org_id_organisation_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_invoice_order" ON "order_invoice" USING btree ("order_number","issued_at");--> statement-breakpoint
CREATE INDEX "organisation_invitation_org" ON "organisation_invitation" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "organisation_invitation_user" ON "organisation_invitation" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisation_invitation_expires" ON "organisation_invitation" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "organisation_request_open" ON "organisation_request" USING btree ("social_code");--> statement-breakpoint
CREATE INDEX "organisation_request_created" ON "organisation_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "organisation_social_code" ON "organisation" USING btree ("social_code");--> statement-breakpoint
-- The main menu has these three (specification 2.3); editors choose others.
UPDATE "platform" SET "is_recommended" = true WHERE "id" IN (1, 33, 23);--> statement-breakpoint
create trigger organisation_request_limit after insert on organisation_request
  for each row execute function limit_rows('user_id', '10', 'count(*)', 'true');
