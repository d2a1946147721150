ALTER TABLE "live_broadcast" ALTER COLUMN "url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_broadcast" ADD COLUMN "id" integer;--> statement-breakpoint
UPDATE "live_broadcast" SET "id" = "numbered"."number"
FROM (
  SELECT "name", CASE "name" WHEN 'black-friday' THEN 1 WHEN 'vat' THEN 2 WHEN 'store' THEN 3
    ELSE 100 + row_number() OVER (ORDER BY "starts_at", "name") END AS "number"
  FROM "live_broadcast"
) AS "numbered"
WHERE "numbered"."name" = "live_broadcast"."name";--> statement-breakpoint
UPDATE "content_item" SET "key" = CASE "key" WHEN 'black-friday' THEN '1' WHEN 'vat' THEN '2' WHEN 'store' THEN '3'
  ELSE coalesce((SELECT "id"::text FROM "live_broadcast" WHERE "name" = "content_item"."key"), "key") END
WHERE "type" = 'broadcast';--> statement-breakpoint
UPDATE "live_broadcast" SET "url" = NULL WHERE "url" LIKE '/activity/live%';--> statement-breakpoint
DELETE FROM "search_entry" WHERE "kind" = 'broadcast';--> statement-breakpoint
ALTER TABLE "live_broadcast" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "live_broadcast" ADD PRIMARY KEY ("id");--> statement-breakpoint
ALTER TABLE "live_broadcast" ADD COLUMN "speaker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_broadcast" ALTER COLUMN "speaker" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "live_broadcast" ADD COLUMN "agenda" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_broadcast" ALTER COLUMN "agenda" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "live_broadcast" ADD COLUMN "summary" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "live_broadcast" ALTER COLUMN "summary" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "live_broadcast" ADD COLUMN "video" jsonb;
