ALTER TABLE "assistant_message" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "assistant_usage_day" ON "assistant_usage" USING btree ("day");