DROP INDEX "message_contact_expires";--> statement-breakpoint
ALTER TABLE "message_contact" ADD COLUMN "pending_address" text;--> statement-breakpoint
UPDATE "message_contact" SET "pending_address" = "address", "address" = '' WHERE "confirmed_at" IS NULL AND "address" <> '';--> statement-breakpoint
CREATE INDEX "message_contact_expires" ON "message_contact" USING btree ("expires_at") WHERE "message_contact"."pending_address" is not null;