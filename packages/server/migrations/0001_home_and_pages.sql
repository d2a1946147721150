CREATE TABLE "home_section" (
	"name" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"key" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"content" jsonb NOT NULL
);
