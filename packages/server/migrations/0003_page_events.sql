CREATE TABLE "page_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"visitor_id" uuid,
	"visit_id" uuid,
	"site_origin" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_view" ADD COLUMN "visitor_id" uuid;--> statement-breakpoint
ALTER TABLE "page_view" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
CREATE INDEX "page_event_at" ON "page_event" USING btree ("at");