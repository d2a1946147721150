DROP INDEX "site_request_open";--> statement-breakpoint
ALTER TABLE "publication" ADD COLUMN "visible_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_request" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "site_request_open" ON "site_request" USING btree ("origin","contacts_phone") WHERE "site_request"."state" = 'open' and ("site_request"."suspicion" is null or "site_request"."suspicion" not in ('hiddenField', 'flood'));