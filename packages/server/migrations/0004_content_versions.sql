CREATE TABLE "content_draft" (
	"digest" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"source" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_item" (
	"type" text NOT NULL,
	"key" text NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "content_item_type_key_pk" PRIMARY KEY("type","key")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL,
	"source" text NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_picture_file" (
	"digest" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_picture" (
	"path" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guide_site" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
CREATE INDEX "content_draft_expires" ON "content_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_version_at" ON "content_version" USING btree ("at");--> statement-breakpoint
ALTER TABLE "assistant_scene" DROP COLUMN "is_enabled";--> statement-breakpoint
ALTER TABLE "platform" DROP COLUMN "is_recommended";--> statement-breakpoint
-- What has moved to pages of its own, and pages from before they had blocks; the next start adds them again.
DELETE FROM "page" WHERE "key" = 'kylinCup-kycup' OR NOT jsonb_exists("content", 'blocks');
