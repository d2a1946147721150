CREATE TABLE "site_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"site_name" text NOT NULL,
	"purpose" text NOT NULL,
	"contacts_name" text NOT NULL,
	"contacts_phone" text NOT NULL,
	"mailbox" text NOT NULL,
	"consent_version" text,
	"suspicion" text,
	"user_id" bigint,
	"state" text NOT NULL,
	"by" text,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_request_created" ON "site_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_request_open" ON "site_request" USING btree ("origin") WHERE "site_request"."state" = 'open' and "site_request"."suspicion" is distinct from 'hiddenField';
