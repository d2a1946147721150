CREATE TABLE "store_requirement" (
	"subject" text PRIMARY KEY NOT NULL,
	"platform_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE INDEX "store_requirement_platform" ON "store_requirement" USING btree ("platform_id");